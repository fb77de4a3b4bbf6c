import type { Conquest } from '@redoubt/conquest'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Sample } from '../sample.ts'
import { type Drawer, drawer } from '../specimen.ts'
import { cardDrawers } from './cards.tsx'
import { dialogs } from './dialogs.tsx'
import { panels, prompts } from './panels.tsx'
import { unitDrawers } from './units.tsx'

/** Everything of Conquest that is drawn or said. */
export function conquestDrawers(samples: readonly Sample<Conquest>[], words: Tongue): Drawer[] {
  const { t } = words
  const { match } = samples.find(({ kind }) => kind === 'combat-turn') ?? samples[0]!
  return [
    ...cardDrawers(match, words),
    ...unitDrawers(match, words),
    drawer('conquest', 'panels', t('gallery.panels'), 'wide', panels(samples, words)),
    drawer('conquest', 'prompts', t('gallery.prompts'), 'wide', prompts(samples, words)),
    { ...drawer('conquest', 'dialogs', t('gallery.dialogs'), 'button', dialogs(match, words)), live: true },
  ]
}
