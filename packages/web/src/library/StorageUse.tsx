import { useEffect, useState } from 'react'
import { useWords } from '../i18n/context.tsx'
import style from './StorageUse.module.css'

/** How much room the games take, as far as the browser says. */
export function StorageUse({ count }: { count: number }) {
  const { t, locale } = useWords()
  const [use, setUse] = useState<StorageEstimate | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a game comes or goes
  useEffect(() => {
    navigator.storage
      ?.estimate?.()
      .then(setUse)
      .catch(() => {})
  }, [count])
  return (
    <p className={style.storage}>
      <span>{t('matches.storage-count', { count })}</span>
      {use?.usage !== undefined && use.quota ? (
        <span>{t('matches.storage', { used: bytes(locale, use.usage), room: bytes(locale, use.quota) })}</span>
      ) : null}
    </p>
  )
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

function bytes(locale: string, amount: number): string {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, amount)) / Math.log(1000)))
  const unit = UNITS[step]!
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: step > 1 ? 1 : 0 }).format(
    amount / 1000 ** step,
  )
}
