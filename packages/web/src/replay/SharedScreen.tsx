import { useEffect, useState } from 'react'
import { href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../i18n/context.tsx'
import { sharedRecord } from '../online/records/record.ts'
import { lendInspected } from '../tables/local.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Loading } from '../ui/Loading.tsx'
import pageStyle from '../ui/Page.module.css'
import { Replay } from './ReplayScreen.tsx'

/** #/shared/ID: a position of somebody's finished match, through the eyes they chose. */
export default function SharedScreen({ rest: [share = ''] }: { rest: string[] }) {
  const { t } = useWords()
  const [found, setFound] = useState<{ id: string; at: number; viewer: string } | 'none' | null>(null)
  useEffect(() => {
    let gone = false
    sharedRecord(share)
      .then(async ({ table, file, at, viewer }) => {
        await lendInspected(table.match, file)
        return { id: table.match, at, viewer }
      })
      .catch(() => 'none' as const)
      .then(result => gone || setFound(result))
    return () => {
      gone = true
    }
  }, [share])
  if (found === null) return <Loading />
  if (found !== 'none') return <Replay {...found} />
  return (
    <Shell current="shared" title={t('shared.none')}>
      <div className={pageStyle.page} role="alert">
        <h2 className={pageStyle.title}>{t('shared.none')}</h2>
        <p>{t('shared.none-why')}</p>
        <p>
          <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('home')}>
            {t('problem.go-home')}
          </a>
        </p>
      </div>
    </Shell>
  )
}
