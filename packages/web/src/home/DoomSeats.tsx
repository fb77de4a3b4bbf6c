import { type DoomDraft, peopleAt, seatsOf } from './draft.ts'
import { PeopleNames } from './PeopleNames.tsx'
import { SeatRow } from './SeatRow.tsx'
import { useDoomSeats } from './useDoomSeats.ts'

/** Who sits where at a table of DOOM, and what the people at this screen are called. */
export function DoomSeats({ draft, change }: { draft: DoomDraft; change(part: Partial<DoomDraft>): void }) {
  const { seatName, names, about } = useDoomSeats(draft)
  const seats = seatsOf(draft)
  const people = peopleAt(draft, seats)
  return (
    <>
      <ul className="seats">
        {seats.map(seat => (
          <SeatRow
            key={seat}
            game="doom"
            seat={seat}
            name={seatName(seat)}
            about={about(seat)}
            icon={seat === 'invader' ? 'ui-demon' : `marine-${seat}`}
            colour={seat === 'invader' ? 'var(--danger)' : `var(--m-${seat})`}
            draft={draft.seats[seat]!}
            people={(people.at(-1) ?? 0) + 1}
            personName={index => draft.people[index]?.trim() || names.person(index)}
            onChange={next => change({ seats: { ...draft.seats, [seat]: next } })}
          />
        ))}
      </ul>
      {people.length > 1 ? (
        <PeopleNames
          numbers={people}
          names={draft.people}
          usual={names.person}
          onChange={people => change({ people })}
        />
      ) : null}
    </>
  )
}
