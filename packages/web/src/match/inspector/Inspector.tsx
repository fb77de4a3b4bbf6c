import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { useAction } from '../../ui/actions.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import menuStyle from '../../ui/Menu.module.css'
import panelStyle from '../../ui/Panel.module.css'
import style from './Inspector.module.css'
import { InspectorCard } from './InspectorCard.tsx'
import { type Inspected, type Inspecting, type Inspector, thingOf } from './inspected.ts'
import { watchPointing } from './pointing.ts'

interface InspectorProps {
  inspector: Inspector
  game: Inspecting
}

/**
 * The one inspector of a table. Pointing at anything that the game knows, the focus, a long press or a right click shows it: in passing in
 * a dock of the table or beside it, held in a sheet.
 */
export function TableInspector({ inspector, game, hasDock = false }: InspectorProps & { hasDock?: boolean }) {
  const latest = useRef(game)
  latest.current = game
  useEffect(() => watchPointing(inspector, () => latest.current), [inspector])
  useAction({
    id: 'inspect',
    region: 'everywhere',
    label: 'inspector.key',
    shortcut: 'Shift+i',
    run: () => {
      const thing = document.activeElement && thingOf(document.activeElement, latest.current)
      if (thing) inspector.hold(thing)
    },
  })
  return (
    <>
      {hasDock ? null : <Floating inspector={inspector} game={game} />}
      <Sheet inspector={inspector} game={game} />
    </>
  )
}

/** Where what is pointed at is shown, in a fixed place of the table; `idle` while nothing is. */
export function InspectorDock({ inspector, game, idle, className }: InspectorProps & Dock) {
  const { t } = useWords()
  const what = useLooked(inspector, game, false)
  return (
    <section
      className={classes(panelStyle.panel, style.dock, className)}
      data-part="inspector"
      aria-label={t('inspector.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {what ? <InspectorCard what={what} /> : idle}
    </section>
  )
}

interface Dock {
  idle?: ReactNode
  className?: string | undefined
}

/** Beside what is pointed at, on the half of the window where it does not lie. */
function Floating({ inspector, game }: InspectorProps) {
  const what = useLooked(inspector, game, false)
  const { thing, at } = inspector.now()
  if (!what || (thing !== null && game.docked?.(thing))) return null
  const left = at === null || at.left + at.width / 2 > innerWidth / 2
  return (
    <div
      className={classes(panelStyle.panel, style.floating, left ? style.left : style.right)}
      data-part="inspector"
      aria-hidden="true"
    >
      <InspectorCard what={what} />
    </div>
  )
}

function Sheet({ inspector, game }: InspectorProps) {
  const { t } = useWords()
  const what = useLooked(inspector, game, true)
  const { close } = inspector
  const act = what?.act
  return (
    <ModalOverlay
      className={menuStyle.overlay}
      isOpen={what !== null}
      onOpenChange={open => open || close()}
      isDismissable
    >
      <Modal className={classes(panelStyle.panel, style.sheet)} data-part="inspector-sheet">
        <Dialog aria-label={what?.name ?? ''}>
          {what ? (
            <>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
              <section className={style.body} tabIndex={0} aria-label={what.name}>
                <InspectorCard what={what} />
              </section>
              <div className={style.buttons}>
                {what.rule ? (
                  <a
                    className={buttonStyle.btn}
                    href={href('rules', game.rules, what.rule)}
                    target="_blank"
                    rel="noreferrer"
                  >
                    {t('inspector.rule')}
                  </a>
                ) : null}
                <Button kind={act ? 'normal' : 'primary'} autoFocus onPress={close}>
                  {t('inspector.close')}
                </Button>
                {act ? (
                  <Button
                    kind="primary"
                    onPress={() => {
                      close()
                      act.run()
                    }}
                  >
                    {act.label}
                  </Button>
                ) : null}
              </div>
            </>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function useLooked(inspector: Inspector, { describe }: Inspecting, held: boolean): Inspected | null {
  const looked = useSyncExternalStore(inspector.subscribe, inspector.now)
  return looked.thing !== null && looked.held === held ? describe(looked.thing) : null
}
