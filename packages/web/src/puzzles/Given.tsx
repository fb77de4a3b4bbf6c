import { box } from '@redoubt/doom/content'
import { useWords } from '../i18n/context.tsx'
import style from './PuzzleTable.module.css'
import type { Puzzle } from './puzzles.ts'

const SHOWN = 6

/** What a puzzle leaves to nobody's luck: the next faces of the dice, and the cards that demons defend with. */
export function Given({ puzzle: { game, options, seat } }: { puzzle: Puzzle }) {
  const { t } = useWords()
  if (game !== 'doom') {
    const { hand = [] } = (options.scenario as Record<string, { hand?: string[] }>)[seat === 'a' ? 'b' : 'a'] ?? {}
    return hand.length === 0 ? <p className={style.given}>{t('puzzles.given-conquest')}</p> : null
  }
  const { dice = [], events } = options.scenario as { dice?: number[]; events?: { deck?: string[] } }
  const cards = box().events
  const shields = (events?.deck ?? []).slice(0, 3).map(id => {
    // A card of a pack that is not here says nothing.
    const { defense } = cards[id] ?? { defense: { shields: 0, special: true } }
    return defense.special ? t('puzzles.special', { shields: defense.shields }) : String(defense.shields)
  })
  return (
    <dl className={style.given}>
      <dt>{t('puzzles.dice')}</dt>
      <dd>{dice.slice(0, SHOWN).join(' · ')}</dd>
      <dt>{t('puzzles.defenses')}</dt>
      <dd>{shields.join(' · ')}</dd>
    </dl>
  )
}
