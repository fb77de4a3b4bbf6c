import { ASKING, type Asking } from '@redoubt/host'
import { Heading } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import control from '../dialogs/Control.module.css'
import { TableDialog } from '../dialogs/TableDialog.tsx'
import { AlwaysList } from './AlwaysList.tsx'
import style from './WindowSettings.module.css'
import { changeWindows, useWindows, WINDOWS, type WindowKind } from './windows.ts'

/** Always, only when I can, never: for all windows and for each kind. */
export function WindowSettings({ isOpen, close }: { isOpen: boolean; close(): void }) {
  const { t } = useWords()
  const windows = useWindows()
  return (
    <TableDialog isOpen={isOpen} close={close} className={style.windows}>
      <Heading slot="title">{t('conquest.windows.title')}</Heading>
      <p>{t('conquest.windows.why')}</p>
      <Ask kind="*" name={t('conquest.windows.all')} value={windows['*'] ?? 'when-able'} />
      {WINDOWS.map(kind => (
        <Ask key={kind} kind={kind} name={t(`conquest.windows.${kind}`)} value={windows[kind] ?? null} />
      ))}
      <AlwaysList />
      <Button kind="primary" onPress={close}>
        {t('conquest.windows.close')}
      </Button>
    </TableDialog>
  )
}

function Ask({ kind, name, value }: { kind: WindowKind | '*'; name: string; value: Asking | null }) {
  const { t } = useWords()
  return (
    <label className={classes(style.ask, kind === '*' && style.all)}>
      <span>{name}</span>
      <select
        className={control.control}
        value={value ?? ''}
        onChange={event => changeWindows(kind, (event.target.value || null) as Asking | null)}
      >
        {kind === '*' ? null : <option value="">{t('conquest.windows.own')}</option>}
        {ASKING.map(asking => (
          <option key={asking} value={asking}>
            {t(`conquest.windows.${asking}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
