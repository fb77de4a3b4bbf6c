import { useWords } from '../../i18n/context.tsx'
import './dice.css'

const upTo = (n: number): number[] => [...Array(n).keys()]

/** The dice of an attack as small squares: red with a diamond, black with a ring. */
export function DicePips({ red, black }: { red: number; black: number }) {
  const { t } = useWords()
  return (
    <span className="dm-pips" role="img" aria-label={t('doom.dice', { red, black })}>
      {upTo(red).map(n => (
        <i key={`red ${n}`} className="red" />
      ))}
      {upTo(black).map(n => (
        <i key={`black ${n}`} className="black" />
      ))}
    </span>
  )
}
