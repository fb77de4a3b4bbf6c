import type { UploadKind } from './uploads.ts'

/** What a thread of the server was started for. */
export type Orders = { redoubt: 'bots' } | { redoubt: 'inspect'; kind: UploadKind; data: unknown }
