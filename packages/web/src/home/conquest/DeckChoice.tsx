import { decks } from '@redoubt/conquest/content/decks.json'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import panelStyle from '../../ui/Panel.module.css'
import { Choice } from '../setup/Choice.tsx'
import style from './DeckChoice.module.css'
import type { DeckDraft } from './draft.ts'
import { isSameDeck, type OwnDeck } from './owndecks.ts'

interface Props {
  seat: 'a' | 'b'
  own: readonly OwnDeck[]
  chosen: DeckDraft
  onChoose(deck: DeckDraft): void
}

/** The decks a seat can play: those of the box, and one's own. */
export function DeckChoice({ seat, own, chosen, onChoose }: Props) {
  const { t, printed } = useWords()
  const all = [
    ...decks.map(({ id, name, size }) => ({
      ...{ key: id, name: printed(`${id}.name`, name), deck: id as DeckDraft },
      note: t('setup.deck-size', { count: size }),
    })),
    ...own.map(deck => ({ ...deck, note: t('setup.deck-own') })),
  ]
  return (
    <fieldset className={style.list}>
      <legend className={classes(panelStyle.lab, style.name)}>{t('setup.deck-of', { seat: t(`seat.${seat}`) })}</legend>
      {all.map(({ key, name, note, deck }) => (
        <Choice key={key} group={`deck-${seat}`} isChosen={isSameDeck(deck, chosen)} onChoose={() => onChoose(deck)}>
          <span className={style.deck}>
            <b>{name}</b>
            <small>{note}</small>
          </span>
        </Choice>
      ))}
    </fieldset>
  )
}
