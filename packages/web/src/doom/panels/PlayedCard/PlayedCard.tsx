import type { Doom } from '@redoubt/doom'
import { useWords } from '../../../i18n/context.tsx'
import type { Heard } from '../../../screen/match.ts'
import hiddenStyle from '../../../ui/Hidden.module.css'
import { useTable } from '../../common/context.ts'
import { Face } from '../../common/Face.tsx'
import type { Held } from '../../reading/held.ts'
import style from './PlayedCard.module.css'

/** The card somebody else has just played, or that is being carried out: everybody may read it. */
export function Shown() {
  const { t } = useWords()
  const { match, view } = useTable()
  const card = shownCard(match.onScreen?.event, view)
  if (!card) return null
  return (
    <figure className={style.played} key={card.id}>
      <figcaption className={hiddenStyle.srOnly}>{t('doom.hand.in-play')}</figcaption>
      <Face card={card} />
    </figure>
  )
}

type View = ReturnType<typeof useTable>['view']

function shownCard(event: Heard<Doom> | undefined, view: View): Pick<Held, 'id' | 'kind'> | null {
  if (event?.type === 'event-card') return { id: event.card, kind: 'event' }
  if (event?.type === 'glory-card') return { id: event.card, kind: 'glory' }
  if (event?.type === 'played' && event.marine !== view.you) return { id: event.card, kind: 'action' }
  const playing = view.invader.play.cards?.at(-1)
  return playing !== undefined && view.you !== 'invader' ? { id: playing, kind: 'event' } : null
}
