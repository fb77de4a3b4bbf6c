import { useWords } from '../../i18n/context.tsx'
import { useTable } from '../table.ts'
import { tell } from '../words/tell.ts'

const NEWS = ['hits', 'killed', 'damage', 'frag', 'event-card', 'initiative', 'round', 'objective', 'portal', 'group']

/** Says what matters to those who listen; harm to the viewer at once. */
export function Announcer() {
  const words = useWords()
  const { match, view } = useTable()
  const entry = match.log.at(-1)
  const { type, figure } = (entry?.event ?? {}) as { type?: string; figure?: string }
  const text =
    entry && type && NEWS.includes(type) ? (tell(entry.event, view, words)?.text.replaceAll('**', '') ?? '') : ''
  const urgent = (type === 'damage' || type === 'killed') && figure === view.you
  return (
    <>
      <p className="sr-only" aria-live="assertive">
        {urgent ? text : ''}
      </p>
      <p className="sr-only" aria-live="polite">
        {urgent ? '' : text}
      </p>
    </>
  )
}
