import { decks, planetSets } from '@redoubt/conquest/content/decks.json'
import { lazy, useEffect, useState } from 'react'
import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import { localTables } from '../tables/local.ts'
import { Icon } from '../ui/Icon.tsx'
import { type ConquestDraft, conquestTable, type DeckDraft, mended, newConquestDraft, peopleAt } from './draft.ts'
import { More } from './More.tsx'
import { PeopleNames } from './PeopleNames.tsx'
import { useRemembered } from './remembered.ts'
import { SeatRow } from './SeatRow.tsx'
import { usePeople } from './usePeople.ts'
import { useStart } from './useStart.ts'

const ConquestOptions = lazy(() => import('./ConquestOptions.tsx'))

const SEATS = ['a', 'b'] as const
const ART: Record<string, { icon: string; colour: string }> = {
  'space-marines': { icon: 'art-sm-captain', colour: 'var(--sm)' },
  orks: { icon: 'art-ork-boss', colour: 'var(--ork)' },
}
const OWN = { icon: 'cq-warlord', colour: 'var(--bronze)' }

interface OwnDeck {
  key: string
  name: string
  deck: DeckDraft
}

export default function ConquestSetup() {
  const { t } = useWords()
  const [draft, change] = useRemembered<ConquestDraft>('redoubt.draft.conquest', kept =>
    mended(newConquestDraft(), kept),
  )
  const own = useOwnDecks()
  const { busy, trouble, start } = useStart()
  const deckName = (seat: 'a' | 'b') => {
    const deck = draft.decks[seat]
    return (
      decks.find(({ id }) => id === deck)?.name ??
      own.find(each => same(each.deck, deck))?.name ??
      t('matches.own-deck')
    )
  }
  const names = usePeople(seat => deckName(seat as 'a'))
  const people = peopleAt(draft, SEATS)
  return (
    <form
      className="setup"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) start(conquestTable(draft, names))
      }}
    >
      <h2 className="head2">
        {t('setup.seats')}
        <small>{t('setup.seats-conquest')}</small>
      </h2>
      <ul className="seats seats-decks">
        {SEATS.map(seat => {
          const faction = decks.find(({ id }) => id === draft.decks[seat])?.faction
          return (
            <SeatRow
              key={seat}
              game="conquest"
              seat={seat}
              name={deckName(seat)}
              about={t(`seat.${seat}`)}
              {...((faction && ART[faction]) || OWN)}
              draft={draft.seats[seat]!}
              people={(people.at(-1) ?? 0) + 1}
              personName={index => draft.people[index]?.trim() || names.person(index)}
              onChange={next => change({ seats: { ...draft.seats, [seat]: next } })}
            />
          )
        })}
      </ul>
      {people.length > 1 ? (
        <PeopleNames
          numbers={people}
          names={draft.people}
          usual={names.person}
          onChange={people => change({ people })}
        />
      ) : null}
      <div className="setup-heads">
        <h2 className="head2">
          {t('setup.decks')}
          <small>{t('setup.decks-hint')}</small>
        </h2>
        <a href={href('decks')}>{t('setup.edit-decks')}</a>
      </div>
      <div className="decks">
        {SEATS.map(seat => (
          <fieldset key={seat} className="deck-list">
            <legend className="lab">{t('setup.deck-of', { seat: t(`seat.${seat}`) })}</legend>
            {[...decks.map(({ id, name, size }) => ({ key: id, name, size, deck: id as DeckDraft })), ...own].map(
              each => (
                <label key={each.key} className="deck">
                  <input
                    type="radio"
                    name={`deck-${seat}`}
                    checked={same(each.deck, draft.decks[seat])}
                    onChange={() => change({ decks: { ...draft.decks, [seat]: each.deck } })}
                  />
                  <span className="deck-row">
                    <b>{each.name}</b>
                    <small>
                      {'size' in each ? t('setup.deck-size', { count: each.size as number }) : t('setup.deck-own')}
                    </small>
                  </span>
                </label>
              ),
            )}
          </fieldset>
        ))}
      </div>
      <div className="pair">
        <label className="field">
          {t('setup.planets')}
          <select className="input" value={draft.planets} onChange={event => change({ planets: event.target.value })}>
            {planetSets.map(({ id, name, draw, planets }) => (
              <option key={id} value={id}>
                {t('setup.planet-set', { name, draw, of: planets.length })}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          {t('setup.initiative')}
          <select
            className="input"
            value={draft.initiative}
            onChange={event => change({ initiative: event.target.value as ConquestDraft['initiative'] })}
          >
            <option value="random">{t('setup.initiative-random')}</option>
            {SEATS.map(seat => (
              <option key={seat} value={seat}>
                {t('setup.initiative-seat', { deck: deckName(seat), seat: t(`seat.${seat}`) })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <More title={t('setup.more-conquest')}>
        <ConquestOptions draft={draft} change={change} />
      </More>
      {trouble ? (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      ) : null}
      <div className="start">
        <p>
          {t('setup.start-conquest', {
            people: people.length,
            bots: SEATS.filter(seat => draft.seats[seat]!.who === 'bot').length,
          })}
        </p>
        <button type="submit" className="btn primary" disabled={busy}>
          <Icon id="ui-play" size={15} />
          <span>{t('setup.start-battle')}</span>
        </button>
      </div>
    </form>
  )
}

const same = (one: DeckDraft, two: DeckDraft) => JSON.stringify(one) === JSON.stringify(two)

/** Decks from the deck editor: a list, or the text that players exchange. */
function useOwnDecks(): OwnDeck[] {
  const [own, setOwn] = useState<OwnDeck[]>([])
  useEffect(() => {
    let gone = false
    localTables()
      .kept('decks')
      .catch(() => [])
      .then(kept => gone || setOwn(kept.flatMap(ownDeck)))
    return () => {
      gone = true
    }
  }, [])
  return own
}

function ownDeck({ key, value }: { key: string; value: unknown }): OwnDeck[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, text, list } = value as { name?: unknown; text?: unknown; list?: unknown }
  const deck = (typeof list === 'object' && list !== null ? list : text) as DeckDraft | undefined
  return deck ? [{ key, name: typeof name === 'string' && name ? name : key, deck }] : []
}
