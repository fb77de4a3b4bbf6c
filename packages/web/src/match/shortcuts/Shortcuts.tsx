import { useEffect, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useLang, useWords } from '../../i18n/context.tsx'
import type { Locale } from '../../i18n/i18n.ts'
import { type Action, type HelpEntry, help, REGIONS, useActions } from '../../ui/actions.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Button, KeyCap } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { lastPointed } from '../../ui/keys.ts'
import menuStyle from '../../ui/Menu.module.css'
import panelStyle from '../../ui/Panel.module.css'
import style from './Shortcuts.module.css'

/** Where a key of a region puts the focus. */
const PLACES = {
  // What is asked may lie above the bar, as cards to pick from.
  prompt: `[data-panel=chooser] button, [data-part=prompt] .${buttonStyle.primary}, [data-part=prompt] .${buttonStyle.btn}, [data-part=prompt]`,
  board: '[role=gridcell][tabindex="0"], [data-planet][tabindex="0"], [data-rove][tabindex="0"]',
  hand: '[data-region=hand] [tabindex="0"], [data-card][tabindex="0"]',
  log: '[data-part=log] [tabindex="0"]',
} as const
const KEYS = { prompt: 'Shift+p', board: 'Shift+b', hand: 'Shift+h', log: 'Shift+l' } as const
type HelpSection = keyof typeof PLACES

function focusOn(place: HelpSection): void {
  for (const selector of PLACES[place].split(', ')) {
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(each => each.checkVisibility())
    found?.focus()
    if (found) return
  }
}

/** Keys that lead to the parts of the table, and `?`, which shows all keys of the screen. */
export function Shortcuts() {
  const { t, locale } = useWords()
  const [shown, setShown] = useState<{ locale: Locale; entries: HelpEntry[] } | null>(null)
  const entries = shown?.entries
  useLang(shown?.locale)
  useKeptFocus()
  const go = (place: HelpSection): Action => ({
    id: `to-${place}`,
    region: 'everywhere',
    label: `shortcuts.to-${place}`,
    shortcut: KEYS[place],
    run: () => focusOn(place),
  })
  useActions([
    ...(Object.keys(PLACES) as HelpSection[]).map(go),
    {
      id: 'help',
      region: 'everywhere',
      label: 'shortcuts.title',
      shortcut: '?',
      run: () => setShown({ locale, entries: help() }),
    },
  ])
  const close = () => setShown(null)
  // What the keys do is said anew once every part of the table has said it in the other language.
  useEffect(() => {
    const soon = requestAnimationFrame(() => setShown(now => now && { locale, entries: help() }))
    return () => cancelAnimationFrame(soon)
  }, [locale])
  return (
    <ModalOverlay
      className={menuStyle.overlay}
      isOpen={shown !== null}
      onOpenChange={open => open || close()}
      isDismissable
    >
      <Modal className={classes(panelStyle.panel, style.shortcuts)} data-part="shortcuts">
        <Dialog>
          <Heading slot="title">{t('shortcuts.title')}</Heading>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <section className={style.all} tabIndex={0} aria-label={t('shortcuts.title')}>
            {REGIONS.filter(region => entries?.some(entry => entry.region === region)).map(region => (
              <div key={region}>
                <h3 className={panelStyle.lab}>{t(`region.${region}`)}</h3>
                <dl>
                  {entries!
                    .filter(entry => entry.region === region)
                    .map(({ label, keys }) => {
                      const words = typeof label === 'string' ? t(label) : label.text
                      return (
                        <div key={words}>
                          <dt>
                            {keys.map(key => (
                              <KeyCap key={key} name={key} />
                            ))}
                          </dt>
                          <dd>{words}</dd>
                        </div>
                      )
                    })}
                </dl>
              </div>
            ))}
          </section>
          <Button kind="primary" autoFocus onPress={close}>
            {t('shortcuts.close')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** The focus was in a screen last: also while the table is drawn anew for another seat. */
let within = false

/** Whoever goes by keys and whose button is gone finds the focus at the prompt, not at the top of the page. */
function useKeptFocus(): void {
  useEffect(() => {
    const note = ({ target }: FocusEvent) =>
      void (within = target instanceof Element && target.closest('main') !== null)
    const look = () => {
      if (!within || lastPointed() || document.activeElement !== document.body) return
      if (document.querySelector('[role=dialog], [role=alertdialog]') === null) focusOn('prompt')
    }
    const watch = new MutationObserver(look)
    document.addEventListener('focusin', note)
    watch.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      watch.disconnect()
    }
  }, [])
}
