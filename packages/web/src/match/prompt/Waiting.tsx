import { useEffect, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import style from './PromptBar.module.css'

/** After a while of waiting, how long it has been. */
export function Waiting({ since }: { since: unknown }) {
  const { t } = useWords()
  const [seconds, setSeconds] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision is a new wait
  useEffect(() => {
    const begin = Date.now()
    setSeconds(0)
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begin) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [since])
  return seconds < 20 ? null : <span className={style.wait}>{t('prompt.waiting', { seconds })}</span>
}
