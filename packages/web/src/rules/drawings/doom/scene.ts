import { type Doom, type DoomView, doom } from '@redoubt/doom'
import { type Ground, groundOf } from '../../../doom/reading/ground.ts'
import { frozenMatch } from '../../../match/frozenmatch.ts'
import type { Match } from '../../../screen/match.ts'

/** A position of the book: the real game, begun from a scenario, and what a marine sees of it. */
export interface Scene {
  view: DoomView
  ground: Ground
  match: Match<Doom>
}

const scenes = new Map<string, Scene>()

export function sceneOf(name: string, scenario: object): Scene {
  let scene = scenes.get(name)
  if (!scene) {
    const options = { mission: 'exodus-1', marines: 1, squad: PLAIN, scenario: { turn: 'alpha', ...scenario } }
    const state = doom.create(doom.options.parse(options), 'book')
    const match = frozenMatch<Doom>(doom, options, state)
    const view = doom.view(state, 'alpha')
    scenes.set(name, (scene = { view, match, ground: groundOf(options, view) }))
  }
  return scene
}

const PLAIN = { alpha: { class: null, weapons: ['combat-shotgun', 'plasma-rifle'] } }
