import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { NewTable } from '../../tables/tables.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Icon } from '../../ui/Icon.tsx'
import type { Beginning } from './openTable.ts'

const PlayOnline = lazy(() => import('./PlayOnline.tsx'))

interface Props extends Pick<Beginning, 'operation'> {
  table(): NewTable
  isDisabled: boolean
}

/** "Play online" beside "Start": the same set-up with people elsewhere. What is behind it is loaded when it is pressed. */
export function PlayOnlineButton({ table, isDisabled, operation }: Props) {
  const { t } = useWords()
  const [asked, setAsked] = useState<NewTable | null>(null)
  return (
    <>
      <button type="button" className={buttonStyle.btn} disabled={isDisabled} onClick={() => setAsked(table())}>
        <Icon id="ui-people" size={17} />
        <span>{t('setup.play-online')}</span>
      </button>
      {asked ? (
        <Suspense fallback={null}>
          <PlayOnline table={asked} {...(operation ? { operation } : {})} close={() => setAsked(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
