import type { DeckList } from '@redoubt/conquest'
import { useEffect, useState } from 'react'
import { go } from '../app/router.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import { Bubble } from './Bubble.tsx'
import { CHEAP, COMMAND, DECK_BEATS, START } from './deck/building.ts'
import { Finished } from './Finished.tsx'
import { finish } from './progress.ts'

interface Props {
  list: DeckList
  change(list: DeckList): void
}

/** The guide beside the editor of decks: what a deck needs, until it has it. */
export default function DeckGuide(props: Props) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['learn']}>
      <Guide {...props} />
    </WithWords>
  )
}

function Guide({ list, change }: Props) {
  const { t } = useWords()
  const at = DECK_BEATS.findIndex(beat => !beat.done(list))
  const isDone = at < 0
  useEffect(() => {
    if (isDone) finish('building')
  }, [isDone])
  const [isRead, setRead] = useState(false)
  const again = () => {
    setRead(false)
    change(START)
  }
  if (isDone) return isRead ? null : <Finished id="building" again={again} shut={() => setRead(true)} />
  const words = t(`learn.building.${DECK_BEATS[at]!.id}`, { cheap: CHEAP, command: COMMAND })
  return (
    <Bubble beat={DECK_BEATS[at]!.id} beats={DECK_BEATS.map(({ id }) => id)} at={at} words={words} isInPage>
      <button type="button" onClick={() => go('learn')}>
        {t('learn.leave')}
      </button>
    </Bubble>
  )
}
