import type { DoomOptions } from '@redoubt/doom'

/** Yes or no, settled before the match; the invader's choice and real dice are asked for elsewhere. */
type Switch = Exclude<
  { [K in keyof DoomOptions]-?: NonNullable<DoomOptions[K]> extends boolean ? K : never }[keyof DoomOptions],
  'freeChoice' | 'tableDice'
>

/** The words of each: a switch of the rules that is not here does not compile. */
const WORDS = {
  strictFrags: { word: 'setup.strict-frags', reason: 'setup.strict-frags-why' },
} as const satisfies Record<Switch, { word: string; reason: string }>

const IDS = Object.keys(WORDS) as Switch[]

/** As the set-up lists them. All are off at first. */
export const DOOM_SWITCHES = IDS.map(id => ({ id, ...WORDS[id] }))

export type DoomSwitches = Record<Switch, boolean>

const pick = (value: (id: Switch) => boolean) => Object.fromEntries(IDS.map(id => [id, value(id)])) as DoomSwitches

export const switchedOff = (): DoomSwitches => pick(() => false)
export const switchesIn = (draft: DoomSwitches): DoomSwitches => pick(id => draft[id])
