import { botParts } from '@redoubt/bots/ladder'
import { PeopleNames } from '../setup/PeopleNames.tsx'
import { peopleAt, type SeatDraft } from '../setup/people.ts'
import { SeatList } from '../setup/SeatList.tsx'
import { SeatRow } from '../setup/SeatRow.tsx'
import { type DoomDraft, seatsOf } from './draft.ts'
import { useDoomSeats } from './useDoomSeats.ts'

/** Who sits where at a table of DOOM, and what the people at this screen are called. */
export function DoomSeats({ draft, change }: { draft: DoomDraft; change(part: Partial<DoomDraft>): void }) {
  const { seatName, usual, about } = useDoomSeats(draft)
  const seats = seatsOf(draft)
  const people = peopleAt(draft, seats)
  return (
    <>
      <SeatList>
        {seats.map(seat => (
          <SeatRow
            key={seat}
            game="doom"
            seat={seat}
            name={seatName(seat)}
            about={about(seat)}
            icon={pictureOf(seat, draft.seats[seat]!)}
            colour={seat === 'invader' ? 'var(--danger)' : `var(--m-${seat})`}
            tint={tintOf(seat)}
            draft={draft.seats[seat]!}
            people={(people.at(-1) ?? 0) + 1}
            personName={index => draft.people[index]?.trim() || usual(index)}
            onChange={next => change({ seats: { ...draft.seats, [seat]: next } })}
          />
        ))}
      </SeatList>
      {people.length > 1 ? (
        <PeopleNames numbers={people} names={draft.people} usual={usual} onChange={people => change({ people })} />
      ) : null}
    </>
  )
}

/** The figure of the seat, or the face of a bot that has a character. */
function pictureOf(seat: string, { who, level }: SeatDraft): string {
  const { character } = botParts(level)
  if (who === 'bot' && character) return `face-${seat === 'invader' ? 'invader' : 'marines'}-${character}`
  return seat === 'invader' ? 'ui-demon' : `marine-${seat}`
}

/** What is drawn in one colour has that of the seat. */
const tintOf = (seat: string): string => (seat === 'invader' ? 'var(--danger-text)' : `var(--m-${seat})`)
