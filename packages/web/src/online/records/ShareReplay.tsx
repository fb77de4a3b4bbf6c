import { lazy, Suspense, useEffect, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { useMe } from '../guest/me.ts'
import { refreshMe } from '../guest/refresh.ts'

const ShareDialog = lazy(() => import('./ShareDialog.tsx'))

/** A link to this position through these eyes, for a match that was played at the server. */
export function ShareReplay({ match, at, viewer }: { match: string; at: number; viewer: string }) {
  const { t } = useWords()
  const { tables } = useMe()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    void refreshMe()
  }, [])
  if (!tables?.some(table => table.match === match && table.status === 'over')) return null
  return (
    <>
      <Button icon="ui-link" onPress={() => setOpen(true)}>
        {t('replay.link')}
      </Button>
      {isOpen ? (
        <Suspense>
          <ShareDialog match={match} at={at} viewer={viewer} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
