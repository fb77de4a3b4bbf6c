import { useWords } from '../../../i18n/context.tsx'
import { PromptBar, type PromptProps } from '../../../match/prompt/PromptBar.tsx'
import { Bust } from '../../cards/Art.tsx'
import { useTable } from '../../common/context.ts'
import { iconOf } from '../../words/figures.ts'
import { isComplete, ownMarines } from './kits.ts'
import { recommended } from './recommended.ts'
import { think } from './thought.ts'
import type { Loadout } from './useLoadout.ts'

/** The prompt of the set-up: one click takes what is recommended, one click confirms. */
export function LoadoutPrompt({ known, thought, shape }: Loadout & Pick<PromptProps, 'shape'>) {
  const { t } = useWords()
  const { match, book, names } = useTable()
  const own = ownMarines(known)
  const missing = own.filter(id => !isComplete(known, thought.kits, id))
  const values = { count: own.length, names: names.list(missing.map(names.of)) }
  return (
    <PromptBar
      shape={shape}
      match={match}
      icon={<Bust icon={iconOf(book, missing[0] ?? own[0] ?? known.decision.seat)} size={34} />}
      text={t(missing.length > 0 ? 'doom.loadout.ask' : 'doom.loadout.ready', values)}
      detail={t('doom.loadout.detail')}
      actions={[
        {
          id: 'recommended',
          label: t('doom.loadout.recommended'),
          shortcut: 'r',
          kind: missing.length > 0 ? 'primary' : 'normal',
          run: () =>
            think(match.id, {
              kits: { ...thought.kits, ...recommended(known) },
              confirmed: [],
              answered: [],
              gone: null,
            }),
        },
        {
          id: 'confirm-kit',
          label: t('doom.loadout.confirm', values),
          shortcut: missing.length > 0 ? undefined : 'Enter',
          kind: missing.length > 0 ? 'normal' : 'primary',
          ...(missing.length > 0 ? { reason: t('doom.loadout.ask', values) } : {}),
          run: () => think(match.id, { confirmed: own, answered: [], refused: 0, gone: null }),
        },
      ]}
    />
  )
}
