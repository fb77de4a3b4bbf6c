import { cardsContent, type DeckList, decksContent } from '@redoubt/conquest'
import { useEffect, useState } from 'react'
import { go, href } from '../../app/router.ts'
import { useSettings } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import { localTables } from '../../tables/local.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { cardUrl } from '../art/url.ts'
import '../conquest.css'
import { cardName } from '../names.ts'
import { DeckEditor } from './DeckEditor.tsx'
import './decks.css'
import { ImportDialog } from './ImportDialog.tsx'
import { keepDeck, type OwnDeck, ownDecks, sizeOf } from './own.ts'

/** #/decks and #/decks/KEY: the decks of this browser and the editor. */
export default function DecksScreen({ rest }: { rest: string[] }) {
  const { locale } = useSettings()
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
  const load = () =>
    void ownDecks(localTables())
      .catch(() => [])
      .then(setOwn)
  useEffect(load, [])
  if (own === null) return <main className="cq-decks" aria-busy="true" />

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
  const warlords = cardsContent.cards.filter(card => card.type === 'warlord')
  return (
    <main className="cq-decks">
      <header>
        <a href={href('home')} className="btn ghost">
          <Icon id="redoubt" size={22} />
          {t('conquest.decks.home')}
        </a>
        <h1>{t('conquest.decks.title')}</h1>
        <span className="cq-space" />
        <Button onPress={() => setImporting(true)}>{t('conquest.decks.import')}</Button>
        {warlords.map(({ id, name }) => (
          <Button key={id} onPress={() => void add(t('conquest.decks.unnamed'), startOf(id))}>
            {t('conquest.decks.new', { warlord: name })}
          </Button>
        ))}
      </header>
      <h2 className="lab">{t('conquest.decks.own')}</h2>
      {own.length === 0 ? <p className="cq-decks-none">{t('conquest.decks.none')}</p> : null}
      <ul className="cq-deck-list">
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
      <h2 className="lab">{t('conquest.decks.built-in')}</h2>
      <ul className="cq-deck-list">
        {decksContent.decks.map(deck => (
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
          />
        ))}
      </ul>
      <ImportDialog
        isOpen={importing}
        close={() => setImporting(false)}
        take={list => void add(t('conquest.decks.unnamed'), list)}
      />
    </main>
  )
}

/** A deck begins with its signature squad. */
function startOf(warlord: string): DeckList {
  const cards = cardsContent.cards.flatMap(card =>
    card.signatureOf === warlord && card.copies ? [{ id: card.id, count: card.copies }] : [],
  )
  return { warlord, cards }
}

function DeckTile({
  name,
  note,
  list,
  open,
  action,
  children,
}: {
  name: string
  note?: string
  list: DeckList
  open(): void
  action: string
  children?: React.ReactNode
}) {
  const { t } = useWords()
  return (
    <li className="panel cq-deck-tile">
      <img src={cardUrl(list.warlord)} alt="" />
      <div>
        <b>{name}</b>
        <small>{cardName(list.warlord)}</small>
        <small>
          {t('conquest.decks.count', { count: sizeOf(list) })}
          {note ? ` · ${note}` : ''}
        </small>
        <div className="cq-deck-ways">
          <Button kind="primary" onPress={open} aria-label={`${action}: ${name}`}>
            {action}
          </Button>
          {children}
        </div>
      </div>
    </li>
  )
}

/** Asks once more: a deleted deck does not come back. */
function DeleteButton({ name, remove }: { name: string; remove(): void }) {
  const { t } = useWords()
  const [sure, setSure] = useState(false)
  return (
    <Button
      kind={sure ? 'danger' : 'ghost'}
      onPress={sure ? remove : () => setSure(true)}
      onBlur={() => setSure(false)}
    >
      {t(sure ? 'conquest.decks.delete-sure' : 'conquest.decks.delete', { name })}
    </Button>
  )
}
