import type { ConquestView } from '@redoubt/conquest'
import type { Match } from '../match/match.ts'

export function ConquestTable({ match }: { match: Match<ConquestView> }) {
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
