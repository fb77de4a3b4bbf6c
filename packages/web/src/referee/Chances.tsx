import { atLeast, damageOdds, mean, mixture } from '@redoubt/doom/odds'
import { useState } from 'react'
import type { SeenFigure } from '../doom/reading/figures.ts'
import { shieldsOf } from '../doom/reading/forecast.ts'
import { poolsOf } from '../doom/reading/pools.ts'
import type { Placed } from '../doom/sheet/sheet.ts'
import { useWords } from '../i18n/context.tsx'
import { decimal } from '../i18n/figures.ts'
import formStyle from '../ui/Form.module.css'
import style from './Answers.module.css'
import type { Asked, Drawn } from './drawn.ts'
import { endOf } from './Lines.tsx'

interface Roll {
  red: number
  black: number
}

/** The chances of every amount of damage from one to the other with these dice, exactly; before reactions and events. */
function chancesOf({ ground, view }: Drawn, to: SeenFigure, { red, black }: Roll, hasCover: boolean) {
  const { content, mission } = ground
  const base = shieldsOf(ground, to.kind)
  const pools = poolsOf(ground, view, { mission: mission?.id }, to)
  const attack = { red, black, fewer: 0, pierce: 0 }
  const odds = mixture((pools ?? [null]).map(pool => damageOdds(content.dice, attack, { base, pool, cover: hasCover })))
  const left = Math.max(1, to.health - to.damage)
  return { mean: mean(odds), any: atLeast(odds, 1), kill: atLeast(odds, left), left }
}

/** "What would come of it": a demon's dice are printed; a marine's depend on the card and are chosen here. */
export function Chances({
  drawn,
  figures,
  asked,
  hasCover,
}: {
  drawn: Drawn
  figures: readonly Placed[]
  asked: Asked
  hasCover: boolean
}) {
  const { t, locale } = useWords()
  const from = endOf(drawn, figures, asked.from)
  const to = endOf(drawn, figures, asked.to)
  const printed = drawn.ground.content.demons[from.kind]?.dice
  const [chosen, setChosen] = useState<Roll>({ red: 2, black: 1 })
  if (!to.id) return null
  const roll = printed ?? chosen
  const chances = chancesOf(drawn, to, roll, hasCover)
  const percent = (share: number) => Math.round(100 * share)
  return (
    <section className={style.chances} data-part="chances" data-mean={chances.mean.toFixed(2)}>
      <h3>{t('referee.odds', { ...roll })}</h3>
      {printed ? null : (
        <p className={style.dice}>
          {(['red', 'black'] as const).map(colour => (
            <label key={colour}>
              {t(`referee.${colour}`)}
              <select
                className={formStyle.input}
                value={chosen[colour]}
                onChange={event => setChosen({ ...chosen, [colour]: Number(event.target.value) })}
              >
                {[0, 1, 2, 3, 4].map(count => (
                  <option key={count}>{count}</option>
                ))}
              </select>
            </label>
          ))}
        </p>
      )}
      <p>
        {t('referee.odds-are', {
          mean: decimal(locale, chances.mean, 1),
          any: percent(chances.any),
          kill: percent(chances.kill),
          left: chances.left,
        })}
      </p>
      <small>{t('referee.odds-but')}</small>
    </section>
  )
}
