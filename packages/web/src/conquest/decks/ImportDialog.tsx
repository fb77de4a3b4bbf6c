import { type BadLine, type DeckList, findCard, readDeck } from '@redoubt/conquest'
import { useState } from 'react'
import { Heading } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import control from '../dialogs/Control.module.css'
import { TableDialog } from '../dialogs/TableDialog.tsx'
import { cardName } from '../words/names.ts'
import style from './ImportDialog.module.css'

/** The text that players exchange becomes a deck; all lines that cannot be read are named, with the card that may have been meant. */
export function ImportDialog({ isOpen, close, take }: { isOpen: boolean; close(): void; take(list: DeckList): void }) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [bad, setBad] = useState<readonly BadLine[]>([])
  const [lacksWarlord, setLacksWarlord] = useState(false)
  const go = () => {
    const { warlord, cards, bad: found } = readDeck(text)
    setBad(found)
    setLacksWarlord(warlord === undefined)
    if (warlord === undefined || found.length > 0) return
    setText('')
    close()
    take({ warlord, cards })
  }
  const mend = ({ line, text: wrong, meant }: BadLine) => {
    const count = /^\d+\s*[x×]?\s+/i.exec(wrong)?.[0] ?? ''
    const lines = text.split(/\r?\n/)
    lines[line - 1] = `${count}${meant}`
    setText(lines.join('\n'))
    setBad(bad.filter(one => one.line !== line))
  }
  return (
    <TableDialog isOpen={isOpen} close={close} className={style.import}>
      <Heading slot="title">{t('conquest.decks.import-title')}</Heading>
      <p>{t('conquest.decks.import-help')}</p>
      <textarea
        className={control.control}
        rows={14}
        value={text}
        aria-label={t('conquest.decks.import-field')}
        onChange={event => setText(event.target.value)}
      />
      {bad.length > 0 || lacksWarlord ? (
        <ul role="alert" className={style.problem}>
          {bad.map(one => (
            <li key={one.line}>
              {t(`conquest.decks.bad-${one.why}`, { line: one.line, text: one.text })}{' '}
              {one.meant ? (
                <Button onPress={() => mend(one)}>
                  {t('conquest.decks.meant', { card: cardName(findCard(one.meant)!.card.id) })}
                </Button>
              ) : null}
            </li>
          ))}
          {lacksWarlord ? <li>{t('conquest.decks.no-warlord')}</li> : null}
        </ul>
      ) : null}
      <div className={style.ways}>
        <Button onPress={close}>{t('conquest.decks.cancel')}</Button>
        <Button kind="primary" onPress={go} isDisabled={text.trim() === ''}>
          {t('conquest.decks.import-go')}
        </Button>
      </div>
    </TableDialog>
  )
}
