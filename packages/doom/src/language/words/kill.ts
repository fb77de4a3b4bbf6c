import { call } from '@redoubt/kernel'
import { z } from 'zod'
import { inForce } from '../../abilities/in-force.ts'
import { health } from '../../abilities/values.ts'
import { attackOf } from '../../match/attack-frame.ts'
import { findFigure, onMap } from '../../match/figures.ts'
import { kill as killFigure } from '../../match/procedures.ts'
import { yes } from '../basic.ts'
import { concerns } from '../select.ts'
import { selector as who } from '../selector.ts'
import { causer, suffer } from '../shared/suffer.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const softenedKills = inForce('convertInstantKill')

const fields = { who, as: z.enum(['normal', 'glory']), replacesDamage: yes.optional() }

export const kill: Word<'kill', typeof fields> = word('kill', {
  means: "Kills a figure outright. 'glory': the marine gains a Glory Kill card and recovers 2 damage.",
  group: 'damage',
  partlyInAttack: e => e.replacesDamage === true,
  atOnce: true,
  fields,
  check: (e, { ability, when, say }) => {
    if (e.replacesDamage && (e.as !== 'glory' || e.who !== 'defender' || when !== 'suffer-damage'))
      say(['replacesDamage'], 'is a Glory Kill of the defender at suffer-damage')
    if (e.as === 'glory' && !OF_MARINES.includes(ability.source)) say(['as'], 'only marines perform Glory Kills')
  },
  matters: (g, use, e) => concerns(g, use, e.who),
  run: (g, f, e) => {
    if (e.replacesDamage) {
      attackOf(g)!.killInstead = true
      return
    }
    const id = f.targets[0]
    const target = id === undefined ? undefined : findFigure(g, id)
    if (!target || !onMap(target)) return
    if (e.as === 'glory') return call(killFigure, { figure: target.id, by: f.owner, how: 'glory' })
    const left = health(g, target) - target.damage
    for (const effect of softenedKills(g, target))
      if (effect.sources.includes('card-effect')) {
        f.killedHealth = left <= effect.damage ? left : 0
        return suffer([target.id], effect.damage, causer(f))
      }
    f.killedHealth = left
    return call(killFigure, { figure: target.id, by: null, how: 'effect' })
  },
})
