import { decks, planetSets } from '@redoubt/conquest/content/decks.json'
import { lazy } from 'react'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { PlayOnlineButton } from '../../online/opening/PlayOnlineButton.tsx'
import { Button } from '../../ui/Button.tsx'
import formStyle from '../../ui/Form.module.css'
import { Fields } from '../setup/Fields.tsx'
import { MoreOptions } from '../setup/MoreOptions.tsx'
import { PeopleNames } from '../setup/PeopleNames.tsx'
import { mended, peopleAt } from '../setup/people.ts'
import { SeatList } from '../setup/SeatList.tsx'
import { SeatRow } from '../setup/SeatRow.tsx'
import { SetupForm } from '../setup/SetupForm.tsx'
import { SetupHeading } from '../setup/SetupHeading.tsx'
import { StartRow } from '../setup/StartRow.tsx'
import { usePeople } from '../setup/usePeople.ts'
import { useRemembered } from '../setup/useRemembered.ts'
import { useStart } from '../setup/useStart.ts'
import style from './ConquestSetup.module.css'
import { DeckChoice } from './DeckChoice.tsx'
import { type ConquestDraft, conquestTable, newConquestDraft } from './draft.ts'
import { isSameDeck, useOwnDecks } from './owndecks.ts'

const ConquestOptions = lazy(() => import('./ConquestOptions.tsx'))

const SEATS = ['a', 'b'] as const
const ART: Record<string, { icon: string; colour: string }> = {
  'space-marines': { icon: 'art-sm-captain', colour: 'var(--sm)' },
  orks: { icon: 'art-ork-boss', colour: 'var(--ork)' },
}
const OWN = { icon: 'cq-warlord', colour: 'var(--bronze)' }

export default function ConquestSetup() {
  const { t, printed } = useWords()
  const [draft, change] = useRemembered<ConquestDraft>('redoubt.draft.conquest', kept =>
    mended(newConquestDraft(), kept),
  )
  const own = useOwnDecks()
  const { busy, trouble, start } = useStart()
  const deckName = (seat: 'a' | 'b') => {
    const deck = draft.decks[seat]
    const built = decks.find(({ id }) => id === deck)
    if (built) return printed(`${built.id}.name`, built.name)
    return own.find(each => isSameDeck(each.deck, deck))?.name ?? t('matches.own-deck')
  }
  const { own: called, usual } = usePeople()
  const people = peopleAt(draft, SEATS)
  return (
    <SetupForm onStart={() => !busy && start(conquestTable(draft, called))}>
      <SetupHeading hint={t('setup.seats-conquest')}>{t('setup.seats')}</SetupHeading>
      <SeatList>
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
              tint="var(--accent)"
              draft={draft.seats[seat]!}
              people={(people.at(-1) ?? 0) + 1}
              personName={index => draft.people[index]?.trim() || usual(index)}
              onChange={next => change({ seats: { ...draft.seats, [seat]: next } })}
            />
          )
        })}
      </SeatList>
      {people.length > 1 ? (
        <PeopleNames numbers={people} names={draft.people} usual={usual} onChange={people => change({ people })} />
      ) : null}
      <div className={style.decksHead}>
        <SetupHeading hint={t('setup.decks-hint')}>{t('setup.decks')}</SetupHeading>
        <Button icon="ui-rotate" onPress={() => change({ decks: { a: draft.decks.b, b: draft.decks.a } })}>
          {t('setup.swap-sides')}
        </Button>
        <a href={href('decks')}>{t('setup.edit-decks')}</a>
      </div>
      <div className={style.decks}>
        {SEATS.map(seat => (
          <DeckChoice
            key={seat}
            seat={seat}
            own={own}
            chosen={draft.decks[seat]}
            onChoose={deck => change({ decks: { ...draft.decks, [seat]: deck } })}
          />
        ))}
      </div>
      <Fields>
        <label className={formStyle.field}>
          {t('setup.planets')}
          <select
            className={formStyle.input}
            value={draft.planets}
            onChange={event => change({ planets: event.target.value })}
          >
            {planetSets.map(({ id, name, draw, planets }) => (
              <option key={id} value={id}>
                {t('setup.planet-set', { name: printed(`${id}.name`, name), draw, of: planets.length })}
              </option>
            ))}
          </select>
        </label>
        <label className={formStyle.field}>
          {t('setup.initiative')}
          <select
            className={formStyle.input}
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
      </Fields>
      <MoreOptions title={t('setup.more-conquest')}>
        <ConquestOptions draft={draft} change={change} />
      </MoreOptions>
      <StartRow
        words={t('setup.start-conquest', {
          people: people.length,
          bots: SEATS.filter(seat => draft.seats[seat]!.who === 'bot').length,
        })}
        troubles={trouble ? [trouble] : []}
        button={t('setup.start-battle')}
        isDisabled={busy}
      >
        <PlayOnlineButton table={() => conquestTable(draft, called)} isDisabled={busy} />
      </StartRow>
    </SetupForm>
  )
}
