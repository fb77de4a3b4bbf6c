import { TUTORIAL } from '@redoubt/doom/usual'
import { go } from '../../../app/router.ts'
import { OPERATIONS } from '../../../missions/catalogue.ts'
import { localTables } from '../../../tables/local.ts'

/** The mission after this one: the first of all after the training, else the next of its operation; null after the last. */
export function nextMission(mission: string): string | null {
  const all = OPERATIONS.map(({ missions }) => missions.filter(id => id !== TUTORIAL)).filter(
    ({ length }) => length > 0,
  )
  if (mission === TUTORIAL) return all[0]?.[0] ?? null
  const missions = all.find(each => each.includes(mission)) ?? []
  return missions[missions.indexOf(mission) + 1] ?? null
}

/** What belongs to one mission alone: the next recommends its own demons, and kits are chosen anew. */
export function optionsForNext(options: unknown, mission: string): object | null {
  const { eventSets: _e, invasion: _i, squad: _s, scenario, pack, ...rest } = options as Record<string, unknown>
  return scenario || pack ? null : { ...rest, mission }
}

/** The same people in the next mission. */
export async function playNext(match: string, mission: string): Promise<void> {
  const tables = localTables()
  const { game, options, seats } = await tables.open(match)
  const next = optionsForNext(options, mission)
  if (next) go('match', await tables.create({ game, options: next, seats }))
}
