import { useId, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { go } from '../../app/router.ts'
import { useLocale, useSettings } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import type { NewTable } from '../../tables/tables.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import menuStyle from '../../ui/Menu.module.css'
import pageStyle from '../../ui/Page.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { useAsk } from '../server/useAsk.ts'
import { type Beginning, openTable } from './openTable.ts'
import style from './PlayOnline.module.css'

interface Props extends Beginning {
  table: NewTable
  opened?(code: string): void
  close(): void
}

/** Asks for a name once, then opens the table and goes there. */
export default function PlayOnline(props: Props) {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['online']}>
      <Ask {...props} />
    </WithWords>
  )
}

function Ask({ table, opened, close, ...beginning }: Props) {
  const { t } = useWords()
  const settings = useSettings()
  const [name, setName] = useState(settings.name)
  const { busy, trouble, ask } = useAsk()
  const field = useId()
  return (
    <ModalOverlay className={menuStyle.overlay} isOpen onOpenChange={open => open || close()} isDismissable>
      <Modal className={classes(panelStyle.panel, style.ask)}>
        <Dialog>
          <form
            onSubmit={event => {
              event.preventDefault()
              event.stopPropagation() // the set-up around it is a form too, and would start a match here
              if (name.trim() && !busy)
                void ask(async () => {
                  const code = await openTable(table, name.trim(), beginning)
                  opened?.(code)
                  close()
                  go('table', code)
                })
            }}
          >
            <Heading slot="title">{t('online.open-title')}</Heading>
            <p>{t(beginning.save === undefined ? 'online.open-why' : 'online.move-why')}</p>
            <label htmlFor={field}>{t('online.your-name')}</label>
            <input
              id={field}
              className={formStyle.input}
              value={name}
              maxLength={24}
              autoComplete="nickname"
              placeholder={t('online.name-example')}
              onChange={event => setName(event.target.value)}
            />
            {trouble ? (
              <p className={pageStyle.trouble} role="alert">
                {trouble}
              </p>
            ) : null}
            <div className={style.ways}>
              <Button kind="ghost" onPress={close}>
                {t('online.cancel')}
              </Button>
              <Button type="submit" kind="primary" icon="ui-people" isDisabled={busy || !name.trim()}>
                {t('online.open-table')}
              </Button>
            </div>
          </form>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
