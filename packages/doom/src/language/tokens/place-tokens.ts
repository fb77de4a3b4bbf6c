import { type Frame, goto } from '@redoubt/kernel'
import { chooserOf, type EffectsFrame } from '../../abilities/frames.ts'
import { boardOf } from '../../board/positions.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { done, type Offers, offer } from '../../match/choices.ts'
import { decide } from '../../match/decisions.ts'
import { emit } from '../../match/events.ts'
import { contentOf, marineOf } from '../../match/figures.ts'
import { flow } from '../../match/flow.ts'
import type { EffectOf } from '../../match/said.ts'
import { INVADER } from '../../match/seats.ts'
import type { DoomState } from '../../match/state.ts'
import { placesFor } from '../select.ts'

interface PlaceTokensFrame extends Frame {
  use: EffectsFrame
  effect: number
  left: number
  /** Spaces taken by this very effect. */
  laid: number[]
}

const effectOf = (g: DoomState, f: PlaceTokensFrame) =>
  contentOf(g).abilities[f.use.ability]!.effects[f.effect] as EffectOf<'placeToken'>

/** Tokens are put on spaces, one by one: plasma, fire, grenades. Saves call it 'lay-tokens'. */
export const placeTokens = flow<PlaceTokensFrame>('lay-tokens', {
  pick: {
    ask: (g, f) => {
      const e = effectOf(g, f)
      if (f.left === 0) return null
      // Plasma: the first token lies on the defender's space.
      const centre = e.where.includeCenter && f.laid.length === 0 ? (attackOf(g)?.spaces ?? null) : null
      const spaces = (centre ?? placesFor(g, f.use, e.where)).filter(space => !f.laid.includes(space))
      if (spaces.length === 0) return null
      const options: Array<Offers['token' | 'done']> = spaces.map(space => offer.token(boardOf(g).name(space)))
      if (f.use.auto || e.optional || (e.count > 1 && !centre && f.use.owner === INVADER)) options.push(done)
      return decide(chooserOf(f.use, undefined), 'place-token', 'D-ABILITY-1', options, { about: { token: e.token } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      const e = effectOf(g, f)
      const at = boardOf(g).at(choice.to!)
      f.laid.push(at)
      f.left--
      g.tokens.push({
        kind: e.token,
        at,
        ability: f.use.ability,
        effect: f.effect,
        owner: f.use.owner,
        until: e.until ?? 'token-removed',
      })
      emit('token', { token: e.token, at, change: 'placed' })
      // D-GRENADE-3: the weapon token leaves the play area.
      if (e.token.endsWith('-grenade')) {
        const m = marineOf(g, f.use.owner)
        m.weapons = m.weapons.filter(weapon => weapon !== e.token)
      }
      return goto('pick')
    },
  },
})
