import { useWords, WithWords } from '../../../i18n/context.tsx'
import { AttackDrawing } from './AttackDrawing.tsx'
import { BoardDrawing } from './BoardDrawing.tsx'
import { CARD_DRAWINGS } from './CardsDrawing.tsx'

/** A drawing of DOOM's book, by its name. */
export default function DoomDrawing({ name }: { name: string }) {
  const { locale } = useWords()
  const card = (CARD_DRAWINGS as Record<string, () => React.ReactNode>)[name]
  return (
    <WithWords locale={locale} parts={['doom']}>
      {name === 'attack' ? <AttackDrawing /> : card ? card() : <BoardDrawing name={name} />}
    </WithWords>
  )
}
