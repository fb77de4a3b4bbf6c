import { exportDeck } from '@redoubt/conquest'
import { lazy, Suspense, useState } from 'react'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { LESSON_DECK } from '../../learn/deck/lessondeck.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import control from '../dialogs/Control.module.css'
import { CardPool } from './CardPool.tsx'
import style from './DeckEditor.module.css'
import { DeckReport } from './DeckReport.tsx'
import { DecksPage, Space } from './DecksPage.tsx'
import { type OwnDeck, withCount } from './own.ts'

const DeckGuide = lazy(() => import('../../learn/DeckGuide.tsx'))

/** One deck: every card that may go in, how many do, and whether the deck is legal. Kept with every change. */
export function DeckEditor({ deck, change }: { deck: OwnDeck; change(deck: OwnDeck): void }) {
  const { t } = useWords()
  const [said, setSaid] = useState('')
  const { list } = deck
  const copy = async () => {
    const text = exportDeck(list)
    try {
      await navigator.clipboard.writeText(text)
      setSaid(t('conquest.decks.exported'))
    } catch {
      download(deck.name, text)
    }
  }
  return (
    <DecksPage
      ways={
        <>
          <a href={href('decks')} className={classes(buttonStyle.btn, buttonStyle.ghost)}>
            <Icon id="ui-undo" size={16} />
            {t('conquest.decks.back')}
          </a>
          <h1 className={hiddenStyle.srOnly} data-own-words>
            {deck.name}
          </h1>
          <label>
            <span className={hiddenStyle.srOnly}>{t('conquest.decks.name')}</span>
            <input
              type="text"
              className={classes(control.control, style.name)}
              value={deck.name}
              maxLength={60}
              onChange={event => change({ ...deck, name: event.target.value })}
            />
          </label>
          <Space />
          <Button onPress={() => void copy()}>{t('conquest.decks.export')}</Button>
          <Button onPress={() => download(deck.name, exportDeck(list))}>{t('conquest.decks.download')}</Button>
        </>
      }
    >
      {deck.key === LESSON_DECK ? (
        <Suspense>
          <DeckGuide list={list} change={next => change({ ...deck, list: next })} />
        </Suspense>
      ) : null}
      <p role="status" className={hiddenStyle.srOnly}>
        {said}
      </p>
      <div className={style.body}>
        <CardPool list={list} setCount={(id, count) => change({ ...deck, list: withCount(list, id, count) })} />
        <DeckReport list={list} />
      </div>
    </DecksPage>
  )
}

function download(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'deck'}.txt`
  link.click()
  URL.revokeObjectURL(link.href)
}
