import type { ObjectiveCode } from './objective-code.ts'

export const assetExtraction: ObjectiveCode = {
  card: 'asset-extraction',
  tokens: { asset: { onMap: 4, carrier: 'marine', leaves: true } },
  zones: ['extraction'],
  places: ({ tokens, zone, params }) => ({ assets: tokens('asset'), extraction: zone(params.extraction) }),
  counters: ['extracted'],
}
