import { Suspense } from 'react'
import { Button, Dialog, DialogTrigger, Modal, ModalOverlay } from 'react-aria-components'
import { useAbove } from '../../app/above.ts'
import { useWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Loading } from '../../ui/Loading.tsx'
import menuStyle from '../../ui/Menu.module.css'
import panelStyle from '../../ui/Panel.module.css'
import style from './RuleButton.module.css'

/** The rule behind a prompt, one press away: all that the prompt says, then the book's words. */
export function RuleButton({ game, rule, about = [] }: { game: string; rule: string; about?: readonly string[] }) {
  const { t } = useWords()
  const { RuleText } = useAbove()
  return (
    <DialogTrigger>
      <Button className={buttonStyle.tool} aria-label={t('rules.why', { rule })}>
        <Icon id="ui-help" size={18} />
      </Button>
      <ModalOverlay className={menuStyle.overlay} isDismissable>
        <Modal className={classes(panelStyle.panel, style.dialog)}>
          <Dialog aria-label={t('rules.rule', { rule })}>
            {({ close }) => (
              <>
                {about.map(text => (
                  <p key={text}>{text}</p>
                ))}
                <Suspense fallback={<Loading />}>
                  <RuleText game={game} rule={rule} onClose={close} />
                </Suspense>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}
