import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import style from './Absence.module.css'

/** Whoever came by the link of a chair that is taken watches, and is told why. */
export function UsedLink() {
  const { t } = useWords()
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <aside className={style.absence} role="status" data-part="used-link">
      <p>{t('refusal.link-used')}</p>
      <Button onPress={() => setRead(true)}>{t('lobby.watch')}</Button>
    </aside>
  )
}
