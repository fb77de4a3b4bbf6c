import { useWords } from '../../i18n/context.tsx'
import style from './Dice.module.css'

const upTo = (n: number): number[] => [...Array(n).keys()]

/** The dice of an attack as small squares: red with a diamond, black with a ring. */
export function DicePips({ red, black }: { red: number; black: number }) {
  const { t } = useWords()
  return (
    <span className={style.dice} data-part="dice" role="img" aria-label={t('doom.dice', { red, black })}>
      {upTo(red).map(n => (
        <i key={`red ${n}`} className={style.red} />
      ))}
      {upTo(black).map(n => (
        <i key={`black ${n}`} className={style.black} />
      ))}
    </span>
  )
}
