import { openWords, type Scene } from '../../coach/reasonwords.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import { playerAt } from '../players.ts'
import type { Given } from './reasons.ts'

interface Props {
  match: Match
  named: Scene['named']
  given: readonly Given[]
}

/** What bots say for themselves, in the words of the coach. */
export default function ReasonList(props: Props) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['coach']}>
      <List {...props} />
    </WithWords>
  )
}

function List({ match, named, given }: Props) {
  const words = useWords()
  const { game, options, view, seats } = match
  return (
    <ol data-part="reasons">
      {given.map(reason => (
        <li key={reason.n}>
          <b>{playerAt(reason.seat, seats, words)}</b> {openWords({ game, options, view, named }, reason, words)}
        </li>
      ))}
    </ol>
  )
}
