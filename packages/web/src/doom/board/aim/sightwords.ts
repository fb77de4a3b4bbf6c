import type { DoomView } from '@redoubt/doom'
import type { Tongue } from '../../../i18n/i18n.ts'
import { figureAt } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { sightlineTo } from '../../reading/sightline.ts'
import { namesIn, spaceLabel } from '../../words/names.ts'

/** Sight or cover between whoever acts and a space, to be read aloud; `odds` is what an attack there would bring. */
export function sightWords(
  ground: Ground,
  view: DoomView,
  from: DoomView['figures'][number] | undefined,
  space: string,
  what: 'sight' | 'cover',
  odds: string,
  words: Tongue,
): string {
  const { t } = words
  if (!from || from.at.length === 0) return t('doom.board.say.nobody')
  const seen = sightlineTo(ground, view, from, figureAt(view, space) ?? space)
  const values = {
    from: spaceLabel(from.at[0]!),
    to: spaceLabel(space),
    range: seen.range ?? 0,
    by: seen.blocked?.by ?? 'wall',
  }
  if (!seen.sees) return t('doom.board.say.blocked', values)
  if (what === 'sight') return t(seen.cover ? 'doom.board.say.cover' : 'doom.board.say.clear', values) + odds
  if (!seen.cover) return t('doom.board.say.no-cover', values)
  const names = namesIn(ground, words, view)
  const causes = seen.causes.map(cause =>
    t(`doom.board.cause.${cause.kind}`, { space: spaceLabel(cause.space ?? ''), figure: names.of(cause.figure ?? '') }),
  )
  const listed = causes.length > 0 ? causes.join(', ') : t('doom.board.cause.rule')
  return t('doom.board.say.causes', { ...values, causes: listed })
}
