import type { DoomView } from '@redoubt/doom'
import type { Match } from '../match/match.ts'

export function DoomTable({ match }: { match: Match<DoomView> }) {
  return (
    <main>
      {match.decision?.options?.map(({ key }) => (
        <button type="button" key={key} onClick={() => match.choose(key)}>
          {key}
        </button>
      ))}
    </main>
  )
}
