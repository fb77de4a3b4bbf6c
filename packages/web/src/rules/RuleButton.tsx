import { lazy, Suspense } from 'react'
import { Button, Dialog, DialogTrigger, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Loading } from '../ui/Loading.tsx'
import './rulebutton.css'

const RuleText = lazy(() => import('./RuleText.tsx'))

/** The rule behind a prompt, one press away. */
export function RuleButton({ game, rule }: { game: string; rule: string }) {
  const { t } = useWords()
  return (
    <DialogTrigger>
      <Button className="tool rule-button" aria-label={t('rules.why', { rule })}>
        <Icon id="ui-help" size={18} />
      </Button>
      <ModalOverlay className="overlay" isDismissable>
        <Modal className="panel rule-dialog">
          <Dialog>
            {({ close }) => (
              <>
                <Heading slot="title">{t('rules.rule', { rule })}</Heading>
                <Suspense fallback={<Loading />}>
                  <RuleText game={game} rule={rule} />
                </Suspense>
                <p className="rule-ways">
                  <a className="btn" href={href('rules', game, rule)} target="_blank" rel="noreferrer">
                    {t('rules.open-page')}
                  </a>
                  <Button className="btn primary" onPress={close} autoFocus>
                    {t('rules.close')}
                  </Button>
                </p>
              </>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}
