import { lazy, Suspense, useMemo } from 'react'
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import type { Scene } from '../../coach/reasonwords.ts'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import menuStyle from '../../ui/Menu.module.css'
import style from './Reasons.module.css'
import { reasonsIn } from './reasons.ts'

const ReasonList = lazy(() => import('./ReasonList.tsx'))

interface Props {
  match: Match
  named: Scene['named']
  /** Nothing before this entry of the log. */
  since?: number
}

/** Asks bots why they decided as they did; not there while they have given no reason. */
export function Reasons({ match, named, since }: Props) {
  const { t } = useWords()
  const given = useMemo(() => reasonsIn(match.log, since), [match.log, since])
  if (given.length === 0 || match.isReplay) return null
  return (
    <DialogTrigger>
      <Button className={style.ask} data-part="why">
        {t('reasons.ask')}
      </Button>
      <Popover className={menuStyle.menu}>
        <Dialog className={style.reasons} aria-label={t('reasons.title')}>
          <Suspense>
            <ReasonList match={match} named={named} given={given} />
          </Suspense>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
