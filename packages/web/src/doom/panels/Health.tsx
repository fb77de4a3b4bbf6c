import { useWords } from '../../i18n/context.tsx'
import './health.css'

/** Filled and lost points, with the number beside them. */
export function Health({ now, of }: { now: number; of: number }) {
  const { t } = useWords()
  return (
    <span className="dm-hp" role="img" aria-label={t('doom.health', { now, of })}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points of health are all alike
        <i key={i} className={i < now ? '' : 'lost'} />
      ))}
      <b aria-hidden="true">
        {now}
        <small>/{of}</small>
      </b>
    </span>
  )
}
