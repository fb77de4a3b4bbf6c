import type { Doom } from '@redoubt/doom'
import { openBook } from '../../doom/reading/book.ts'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Sample } from '../sample.ts'
import { type Drawer, drawer } from '../specimen.ts'
import { cards } from './cards.tsx'
import { dialogs } from './dialogs.tsx'
import { figures } from './figures.tsx'
import { panels, prompts } from './panels.tsx'
import { tokens } from './tokens.tsx'

/** Everything of DOOM that is drawn or said. */
export function doomDrawers(samples: readonly Sample<Doom>[], words: Tongue): Drawer[] {
  const { t } = words
  const { match } = samples.find(({ kind }) => kind === 'activation') ?? samples[0]!
  const { content } = openBook(match.view.mission, match.options as object)
  return [
    drawer('doom', 'figures', t('gallery.figures'), 'small', figures(content, words)),
    drawer('doom', 'tokens', t('gallery.tokens'), 'small', tokens(content)),
    ...cards(content, match, words),
    drawer('doom', 'panels', t('gallery.panels'), 'wide', panels(match, words)),
    drawer('doom', 'prompts', t('gallery.prompts'), 'wide', prompts(samples, words)),
    { ...drawer('doom', 'dialogs', t('gallery.dialogs'), 'button', dialogs(content, match, words)), live: true },
  ]
}
