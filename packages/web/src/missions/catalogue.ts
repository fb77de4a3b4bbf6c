import { difficultyLevels, operations } from '@redoubt/doom/content/maps/operations.json'
import objectiveCards from '@redoubt/doom/content/objective-cards.json'
import threatCards from '@redoubt/doom/content/threat-cards.json'
import type { Tongue } from '../i18n/i18n.ts'

/*
 * What the set-up says about missions. The rules' own reading of the content is far heavier than these files; a
 * test holds what is shown against the rules.
 */
const names = import.meta.glob<string>('../../../doom/content/maps/missions/*.json', { eager: true, import: 'name' })
const operationOf = import.meta.glob<string>('../../../doom/content/maps/missions/*.json', {
  eager: true,
  import: 'operation',
})
const numbers = import.meta.glob<number>('../../../doom/content/maps/missions/*.json', {
  eager: true,
  import: 'number',
})
const objectives = import.meta.glob<{
  card: string
  params: { fragLimit: Record<string, number>; marinesWin?: string }
}>('../../../doom/content/maps/missions/*.json', { eager: true, import: 'objective' })
const threats = import.meta.glob<{ card: string }>('../../../doom/content/maps/missions/*.json', {
  eager: true,
  import: 'threat',
})
const estimates = import.meta.glob<{ minutes: [number, number] }>('../../../doom/content/maps/missions/*.json', {
  eager: true,
  import: 'estimate',
})

const guidance = import.meta.glob<{ marines: string }>('../../../doom/content/maps/missions/*.json', {
  eager: true,
  import: 'guidance',
})

export interface MissionCard {
  id: string
  name: string
  operation: string
  number: number
  /** The objective card, and when the marines win, in its words. */
  objective: { id: string; name: string | null; text: string; isOwn: boolean }
  threat: { id: string; name: string; summary: string } | null
  /** Frag tokens the invader needs, by the number of marines. */
  frags: Readonly<Record<string, number>>
  minutes: readonly [number, number]
  /** For whoever plays the marines. */
  advice: string
}

export const MISSIONS: Readonly<Record<string, MissionCard>> = Object.fromEntries(
  Object.keys(names).map(file => {
    const id = file.slice(file.lastIndexOf('/') + 1, -'.json'.length)
    const { card, params } = objectives[file]!
    const objective = objectiveCards.find(each => each.id === card)
    const threat = threatCards.find(each => each.id === threats[file]!.card)
    return [
      id,
      {
        id,
        name: names[file]!,
        operation: operationOf[file]!,
        number: numbers[file]!,
        objective: {
          ...{ id: card, name: objective?.name ?? null, isOwn: params.marinesWin !== undefined },
          text: params.marinesWin ?? objective?.marinesWin.text ?? '',
        },
        threat: threat ? { id: threat.id, name: threat.name, summary: threat.summary } : null,
        frags: params.fragLimit,
        minutes: estimates[file]!.minutes,
        advice: guidance[file]!.marines,
      },
    ]
  }),
)

type Printed = Pick<Tongue, 'printed'>

export function missionIn({ printed }: Printed, id: string): MissionCard {
  const { objective, threat, ...mission } = MISSIONS[id]!
  const text = objective.isOwn ? `${id}.objective.params.marinesWin` : `${objective.id}.marinesWin.text`
  return {
    ...mission,
    name: printed(`${id}.name`, mission.name),
    objective: {
      ...objective,
      name: objective.name && printed(`${objective.id}.name`, objective.name),
      text: printed(text, objective.text),
    },
    threat: threat && {
      ...threat,
      name: printed(`${threat.id}.name`, threat.name),
      summary: printed(`${threat.id}.summary`, threat.summary),
    },
    advice: printed(`${id}.guidance.marines`, mission.advice),
  }
}

interface OperationCard {
  id: string
  name: string
  blurb: string
  missions: readonly string[]
}

export const OPERATIONS: readonly OperationCard[] = operations

export const operationsIn = ({ printed }: Printed): OperationCard[] =>
  OPERATIONS.map(operation => ({
    ...operation,
    name: printed(`operation.${operation.id}.name`, operation.name),
    blurb: printed(`operation.${operation.id}.blurb`, operation.blurb),
  }))

export const difficultiesIn = ({ printed }: Printed): Array<{ id: string; name: string; text: string }> =>
  difficultyLevels.map(({ id, name, text }) => ({
    ...{ id, name: printed(`difficulty.${id}.name`, name) },
    text: printed(`difficulty.${id}.text`, text),
  }))
