import { cardsContent, type DeckList, decksContent } from '@redoubt/conquest'
import { useEffect, useState } from 'react'
import { go, href } from '../../app/router.ts'
import { useLocale } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import { localTables } from '../../tables/local.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { cardData, printed } from '../reading/printed.ts'
import { DeckEditor } from './DeckEditor.tsx'
import { DeckReader } from './DeckReader.tsx'
import { DecksPage, Space } from './DecksPage.tsx'
import style from './DecksScreen.module.css'
import { DeckTile, DeleteButton } from './DeckTile.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { keepDeck, type OwnDeck, ownDecks } from './own.ts'

/** #/decks and #/decks/KEY: the decks of this browser and the editor. */
export default function DecksScreen({ rest }: { rest: string[] }) {
  const locale = useLocale()
  useEffect(() => {
    document.documentElement.dataset.game = 'conquest'
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [])
  return (
    <WithWords locale={locale} parts={['conquest']}>
      <Decks open={rest[0] ?? null} />
    </WithWords>
  )
}

function Decks({ open }: { open: string | null }) {
  const { t } = useWords()
  const [own, setOwn] = useState<OwnDeck[] | null>(null)
  const [importing, setImporting] = useState(false)
  const [read, setRead] = useState<(DeckList & { name: string }) | null>(null)
  const load = () =>
    void ownDecks(localTables())
      .catch(() => [])
      .then(setOwn)
  useEffect(load, [])
  if (own === null) return <main aria-busy="true" />

  const add = async (name: string, list: DeckList) => {
    const deck = { key: `deck-${Date.now().toString(36)}`, name, list }
    await keepDeck(localTables(), deck).catch(() => {})
    setOwn([...own, deck])
    go('decks', deck.key)
  }
  const edited = open === null ? undefined : own.find(deck => deck.key === open)
  if (edited)
    return (
      <DeckEditor
        key={edited.key}
        deck={edited}
        change={deck => {
          setOwn(own.map(each => (each.key === deck.key ? deck : each)))
          keepDeck(localTables(), deck).catch(() => {})
        }}
      />
    )
  const warlords = cardsContent.cards.filter(card => card.type === 'warlord').map(({ id }) => cardData(id)!)
  return (
    <DecksPage
      ways={
        <>
          <a href={href('home')} className={classes(buttonStyle.btn, buttonStyle.ghost)}>
            <Icon id="redoubt" size={22} />
            {t('conquest.decks.home')}
          </a>
          <h1>{t('conquest.decks.title')}</h1>
          <Space />
          <Button onPress={() => setImporting(true)}>{t('conquest.decks.import')}</Button>
          {warlords.map(({ id, name }) => (
            <Button key={id} onPress={() => void add(t('conquest.decks.unnamed'), startOf(id))}>
              {t('conquest.decks.new', { warlord: name })}
            </Button>
          ))}
        </>
      }
    >
      <h2 className={classes(panelStyle.lab, style.heading)}>{t('conquest.decks.own')}</h2>
      {own.length === 0 ? <p className={style.none}>{t('conquest.decks.none')}</p> : null}
      <ul className={style.list}>
        {own.map(deck => (
          <DeckTile
            key={deck.key}
            name={deck.name}
            list={deck.list}
            open={() => go('decks', deck.key)}
            action={t('conquest.decks.edit')}
          >
            <DeleteButton
              name={deck.name}
              remove={() => {
                localTables()
                  .forget('decks', deck.key)
                  .catch(() => {})
                setOwn(own.filter(each => each.key !== deck.key))
              }}
            />
          </DeckTile>
        ))}
      </ul>
      <h2 className={classes(panelStyle.lab, style.heading)}>{t('conquest.decks.built-in')}</h2>
      <ul className={style.list}>
        {decksContent.decks
          .map(({ id }) => printed().deck(id)!)
          .map(deck => (
            <DeckTile
              key={deck.id}
              name={deck.name}
              note={t(deck.status === 'official' ? 'conquest.decks.official' : 'conquest.decks.proposed')}
              list={deck}
              open={() =>
                void add(t('conquest.decks.copy-name', { name: deck.name }), {
                  warlord: deck.warlord,
                  cards: deck.cards.map(card => ({ ...card })),
                })
              }
              action={t('conquest.decks.copy')}
            >
              <Button onPress={() => setRead(deck)}>{t('conquest.decks.read')}</Button>
            </DeckTile>
          ))}
      </ul>
      {read ? <DeckReader name={read.name} list={read} close={() => setRead(null)} /> : null}
      <ImportDialog
        isOpen={importing}
        close={() => setImporting(false)}
        take={list => void add(t('conquest.decks.unnamed'), list)}
      />
    </DecksPage>
  )
}

/** A deck begins with its signature squad. */
function startOf(warlord: string): DeckList {
  const cards = cardsContent.cards.flatMap(card =>
    card.signatureOf === warlord && card.copies ? [{ id: card.id, count: card.copies }] : [],
  )
  return { warlord, cards }
}
