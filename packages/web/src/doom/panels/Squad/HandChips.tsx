import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../../common/context.ts'
import style from './HandChips.module.css'

/** What one of one's marines holds, at a glance; pressed, a card is read in full. */
export function HandChips({ marine }: { marine: string }) {
  const { t } = useWords()
  const { hands, book, names, look } = useTable()
  const hand = hands[marine]
  if (!hand) return null
  const cards = [
    ...hand.cards.map(id => ({ id, kind: 'action' as const })),
    ...hand.glory.map(id => ({ id, kind: 'glory' as const })),
  ]
  const iconOf = (id: string, kind: 'action' | 'glory') => {
    if (kind === 'glory') return 'glory-kill'
    const type = book.content.actionCards[id]?.type
    return type === 'reaction' ? 'reaction' : `action-${type ?? 'main'}`
  }
  return (
    <ul className={style.chips} aria-label={t('doom.hand.of', { name: names.of(marine) })} data-hand={marine}>
      {cards.map(({ id, kind }, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card are alike and lie in order
        <li key={n}>
          <Button data-inspect={id} onPress={() => look({ kind, id })}>
            <Icon id={iconOf(id, kind)} size={13} />
            <span>{names.of(id)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
