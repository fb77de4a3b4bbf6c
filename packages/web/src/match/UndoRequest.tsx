import { useWords } from '../i18n/context.tsx'
import type { Match } from '../screen/match.ts'
import { Button } from '../ui/Button.tsx'
import style from './AskedAloud.module.css'
import { playerAt } from './players.ts'
import { otherPersonAsked } from './viewer.ts'

/** Somebody asks to take something back: put to the one who is to answer, by name where several people share the screen. */
export function UndoRequest({
  match,
}: {
  match: Pick<Match, 'seats' | 'viewer' | 'undo' | 'answerUndo' | 'withdrawUndo'>
}) {
  const tongue = useWords()
  const { t } = tongue
  const { by, waitsFor, practice } = match.undo.request!
  const nameOf = (seat: string) => playerAt(seat, match.seats, tongue)
  const other = otherPersonAsked(match.seats, match.viewer, waitsFor)
  const name = nameOf(by)
  const withdraw =
    by === match.viewer ? <Button onPress={() => void match.withdrawUndo()}>{t('prompt.undo-withdraw')}</Button> : null
  if (other === null && by === match.viewer)
    return (
      <span className={style.asked}>
        <span>{t('prompt.undo-waits')}</span>
        {withdraw}
      </span>
    )
  if (other === null && !waitsFor.includes(match.viewer))
    return <span className={style.wait}>{t('prompt.undo-asked', { name })}</span>
  const words = practice
    ? t('prompt.undo-asked-practice', { name })
    : other === null
      ? t('prompt.undo-asked', { name })
      : t('asked-aloud.undo-asked', { player: nameOf(other), name })
  const answer = (agree: boolean) => void match.answerUndo(agree, other ?? undefined)
  return (
    <span className={style.asked} role="alertdialog" aria-label={words} data-part="undo-asked">
      <span>{words}</span>
      <Button kind="primary" onPress={() => answer(true)}>
        {t('prompt.undo-agree')}
      </Button>
      <Button onPress={() => answer(false)}>{t('prompt.undo-decline')}</Button>
      {withdraw}
    </span>
  )
}
