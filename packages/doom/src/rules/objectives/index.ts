import { missionOf } from '../../board/map.ts'
import type { DoomState } from '../../match/state.ts'
import { assetExtraction } from './asset-extraction.ts'
import { escortDetail } from './escort-detail.ts'
import { guardDuty } from './guard-duty.ts'
import type { ObjectiveCode, TokenKind } from './objective-code.ts'
import { purgeProtocol } from './purge-protocol.ts'
import { sampleCollection } from './sample-collection.ts'
import { sealTheBreach } from './seal-the-breach.ts'
import { tutorial } from './tutorial.ts'

/** Objectives that want more than the words on their card. */
export const OBJECTIVES: readonly ObjectiveCode[] = [
  sampleCollection,
  guardDuty,
  assetExtraction,
  sealTheBreach,
  escortDetail,
  purgeProtocol,
  tutorial,
]

const TOKEN_KINDS: Readonly<Record<string, TokenKind>> = Object.assign({}, ...OBJECTIVES.map(code => code.tokens))

export const tokenKind = (kind: string): TokenKind => TOKEN_KINDS[kind]!

/** The kinds of objective tokens of which something is true. */
export const tokenKinds = (is: (kind: TokenKind) => unknown): string[] =>
  Object.entries(TOKEN_KINDS).flatMap(([name, kind]) => (is(kind) ? [name] : []))

const NOTHING: ObjectiveCode = { card: '' }

export const objectiveCode = (card: string): ObjectiveCode => OBJECTIVES.find(code => code.card === card) ?? NOTHING

export const objectiveOf = (g: DoomState): ObjectiveCode => objectiveCode(missionOf(g).objective.card)
