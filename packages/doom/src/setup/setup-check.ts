import { BadOptions, finding, type Said, saidAt } from '@redoubt/kernel'
import type { Content, Mission } from '../content/index.ts'
import type { DoomState } from '../match/state.ts'
import type { Options } from './options.ts'

/** Everything that names a card must name one that exists and may be taken. */
export function checkOptions(g: DoomState, options: Options, content: Content, chosen: Mission): void {
  const bad = (where: string, what: Said) => {
    throw new BadOptions(saidAt(where, what))
  }
  if (options.invasion && !content.invasions[options.invasion])
    bad('invasion', finding`there is no invasion card "${options.invasion}".`)
  const sets = options.eventSets ?? []
  for (const set of sets) if (!content.eventSets[set]) bad('eventSets', finding`there is no event set "${set}".`)
  if (new Set(sets).size !== sets.length) bad('eventSets', 'three different sets are needed.')
  const classes = new Set<string>()
  for (const [id, wanted] of Object.entries(options.squad)) {
    if (!g.marines.some(m => m.id === id))
      bad(`squad.${id}`, finding`does not play: this match has ${options.marines} marines.`)
    if (wanted?.usual && wanted.class === undefined && !wanted.weapons)
      bad(`squad.${id}.usual`, 'there is neither a class nor weapons to keep.')
    if (!wanted?.class) continue
    if (!content.classes[wanted.class]) bad(`squad.${id}.class`, finding`there is no class "${wanted.class}".`)
    if (g.rulings.skip.includes('class-cards')) bad(`squad.${id}.class`, 'this mission is played without class cards.')
    if (classes.has(wanted.class)) bad(`squad.${id}.class`, finding`"${wanted.class}" is taken already.`)
    classes.add(wanted.class)
  }
  checkWeapons(g, options, content, chosen)
  if (options.point) {
    if (!g.marines.some(m => m.id === options.point)) bad('point', finding`"${options.point}" does not play.`)
    // D-SQUAD-1
    if (g.marines.length !== 3 || g.rulings.skip.includes('squad-cards'))
      bad('point', 'nobody takes point here: it is for three marines with squad cards.')
  }
  if (chosen.tutorial && options.freeChoice) bad('freeChoice', 'the tutorial deals everything out.')
}

/** D-SETUP-6, 8; D-LIMITS-1: two different starting weapons, as many as there are tokens. */
function checkWeapons(g: DoomState, options: Options, content: Content, chosen: Mission): void {
  const taken: Record<string, number> = {}
  for (const { id } of g.marines) {
    const where = `squad.${id}.weapons`
    const given = options.squad[id]?.weapons
    for (const weapon of given ?? chosen.tutorial?.weapons[id] ?? []) {
      if (content.weapons[weapon]?.kind !== 'starting')
        throw new BadOptions(saidAt(where, finding`"${weapon}" is no starting weapon.`))
      taken[weapon] = (taken[weapon] ?? 0) + 1
      if (taken[weapon]! > content.weapons[weapon]!.tokens)
        throw new BadOptions(saidAt(where, finding`all copies of "${weapon}" are taken.`))
    }
    if (given && new Set(given).size < given.length)
      throw new BadOptions(saidAt(where, 'two different weapons are needed.'))
  }
}
