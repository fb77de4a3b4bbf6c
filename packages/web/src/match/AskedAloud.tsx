import { useWords } from '../i18n/context.tsx'
import type { Match } from '../screen/match.ts'
import { Button } from '../ui/Button.tsx'
import style from './AskedAloud.module.css'

/** Asks another person at this screen aloud. Whoever has no answer passes and never has to take the screen. */
export function AskedAloud({ match }: { match: Pick<Match, 'askedAloud'> }) {
  const { t } = useWords()
  if (!match.askedAloud) return null
  const { player, isTurn, pass, take } = match.askedAloud
  return (
    <span className={style.asked} data-part="asked-aloud">
      <span>{t('asked-aloud.ask', { player })}</span>
      <Button onPress={take}>{t('asked-aloud.take', { player })}</Button>
      <Button onPress={pass}>{t('asked-aloud.pass', { player, turn: isTurn ? 'yes' : 'no' })}</Button>
    </span>
  )
}
