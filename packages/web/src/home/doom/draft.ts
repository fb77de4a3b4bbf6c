import { MARINES, seatsWith } from '@redoubt/doom/seats'
import { USUAL_DIFFICULTY } from '@redoubt/doom/usual'
import type { NewTable } from '../../tables/tables.ts'
import { bot, coachOf, here, type People, seatPlans } from '../setup/people.ts'
import { type DoomSwitches, switchedOff, switchesIn } from './switches.ts'

export interface Kit {
  /** Empty: chosen at the table. */
  class: string
  weapons: [string, string]
}

export const INVADER_CHOICES = ['recommended', 'chosen', 'table'] as const

export interface DoomDraft extends People, DoomSwitches {
  mission: string
  marines: number
  kits: Record<string, Kit>
  invader: (typeof INVADER_CHOICES)[number]
  eventSets: string[]
  invasion: string
  difficulty: string
  openPoints: Record<string, string>
}

export const NO_KIT: Kit = { class: '', weapons: ['', ''] }

export function newDoomDraft(mission: string): DoomDraft {
  return {
    mission,
    marines: 2,
    people: [],
    seats: {
      alpha: here(),
      bravo: bot('veteran'),
      charlie: bot('veteran'),
      delta: bot('veteran'),
      invader: bot('recruit'),
    },
    think: 1,
    coach: true,
    kits: {},
    invader: 'recommended',
    eventSets: [],
    invasion: '',
    difficulty: USUAL_DIFFICULTY,
    ...switchedOff(),
    openPoints: {},
  }
}

export function seatsOf(draft: DoomDraft): string[] {
  return seatsWith(draft.marines)
}

/** The match a person asked for; whether the rules allow it is for the game to say. */
export function doomTable(draft: DoomDraft, own: string, isTutorial: boolean): NewTable {
  const { mission, marines, difficulty, openPoints } = draft
  const options: Record<string, unknown> = { mission, marines, difficulty, ...switchesIn(draft) }
  if (Object.keys(openPoints).length > 0) options.openPoints = openPoints
  if (!isTutorial) {
    const squad = Object.fromEntries(
      MARINES.slice(0, marines).flatMap(id => {
        const wanted = kitOptions(draft.kits[id] ?? NO_KIT)
        return Object.keys(wanted).length > 0 ? [[id, wanted]] : []
      }),
    )
    if (Object.keys(squad).length > 0) options.squad = squad
    if (draft.invader === 'table') options.freeChoice = true
    if (draft.invader === 'chosen') {
      if (draft.eventSets.length > 0) options.eventSets = draft.eventSets
      if (draft.invasion) options.invasion = draft.invasion
    }
  }
  return { game: 'doom', options, seats: seatPlans('doom', draft, seatsOf(draft), own), ...coachOf(draft) }
}

function kitOptions(kit: Kit): { class?: string; weapons?: string[] } {
  return {
    ...(kit.class ? { class: kit.class } : {}),
    ...(kit.weapons.some(Boolean) ? { weapons: kit.weapons.filter(Boolean) } : {}),
  }
}

/** What a person must still do, as keys of the catalogue; the game itself checks the rest. */
export function doomTroubles(draft: DoomDraft, isTutorial: boolean): Array<{ key: TroubleKey; seat?: string }> {
  if (isTutorial) return []
  const found: Array<{ key: TroubleKey; seat?: string }> = []
  for (const seat of MARINES.slice(0, draft.marines)) {
    const [one, two] = draft.kits[seat]?.weapons ?? ['', '']
    if (Boolean(one) !== Boolean(two)) found.push({ key: 'setup.trouble-one-weapon', seat })
    else if (one && one === two) found.push({ key: 'setup.trouble-same-weapon', seat })
  }
  const sets = draft.eventSets.length
  if (draft.invader === 'chosen' && sets !== 0 && sets !== 3) found.push({ key: 'setup.trouble-sets' })
  return found
}
type TroubleKey = 'setup.trouble-one-weapon' | 'setup.trouble-same-weapon' | 'setup.trouble-sets'
