import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../links/CopyButton.tsx'
import { server } from '../server/server.ts'
import style from './SeatToken.module.css'

/** The host lets a program elsewhere play this seat: its token is shown once. */
export function SeatToken({
  match,
  seat,
  name,
  ask,
}: {
  match: string
  seat: string
  name: string
  ask(what: () => Promise<unknown>): Promise<boolean>
}) {
  const { t } = useWords()
  const [token, setToken] = useState<string | null>(null)
  if (token === null)
    return (
      <Button
        kind="ghost"
        className={style.ask ?? ''}
        aria-label={t('token.ask-of', { seat: name })}
        onPress={() => void ask(async () => setToken((await server().ask('token', { match, seat })).token))}
      >
        {t('token.ask')}
      </Button>
    )
  return (
    <div className={style.token}>
      <p>{t('token.how', { seat: name })}</p>
      <output data-token={seat}>{token}</output>
      <CopyButton text={token} words={t('token.copy')} />
    </div>
  )
}
