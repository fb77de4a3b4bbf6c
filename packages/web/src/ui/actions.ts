import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Below, MessageKey } from '../i18n/i18n.ts'
import { isPressable, isTyping, keyNames, lastPointed, onPointed } from './keys.ts'

/** The parts of a screen that have keys of their own, in the order of the help; `region.NAME` is what they are called. */
export const REGIONS = [
  'everywhere',
  'prompt',
  'board',
  'space-menu',
  'hand',
  'table',
  'log',
  'timeline',
  'search',
  'chat',
  'dice',
] as const satisfies ReadonlyArray<Below<'region.'>>
type Region = (typeof REGIONS)[number]

/**
 * Something a person can do: one definition gives the button (`ActionButton`), what it is called, its key and its line in the help.
 */
export interface Action {
  id: string
  region: Region
  /** What it is called; `text` where the words depend on what stands on the table. */
  label: MessageKey | { text: string }
  /** Keys by name: 'z', '?', 'Enter', 'Escape', 'Space', 'Numpad7', 'Shift+ArrowUp'. The first one stands on the button. */
  shortcut?: string | readonly string[] | undefined
  /** Only while the focus is in the element with `data-region` of this region. */
  focused?: boolean
  /** Also while somebody writes into a field. */
  typing?: boolean
  /** What lies over the rest of the page goes first. */
  over?: boolean
  /** False: there is nothing to do now. A function is asked when the key is pressed. */
  enabled?: boolean | (() => boolean)
  /** Why it cannot be done now: the button says it, the key does nothing. */
  reason?: string | undefined
  run(): void
}

type Mounted = Readonly<{ current: readonly Action[] }>
const mounted = new Set<Mounted>()

/** While the component is there, these actions have their keys and stand in the help. */
export function useActions(actions: readonly Action[]): void {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
    changed()
  })
  useEffect(() => {
    mounted.add(latest)
    changed()
    return () => {
      mounted.delete(latest)
      changed()
    }
  }, [])
}

/** One action; returned for the button that does the same. */
export function useAction(action: Action): Action {
  useActions([action])
  return action
}

export const keysOf = ({ shortcut }: Pick<Action, 'shortcut'>): readonly string[] =>
  shortcut === undefined ? [] : typeof shortcut === 'string' ? [shortcut] : shortcut

/** Can it be done now? */
export function isEnabled({ enabled = true, reason }: Action): boolean {
  return reason === undefined && (typeof enabled === 'function' ? enabled() : enabled)
}

export interface HelpEntry {
  region: Region
  label: Action['label']
  keys: readonly string[]
}

/** Every key that does something on this screen, in the order of its regions; actions of the same name are one entry. */
export function help(): HelpEntry[] {
  const entries = new Map<string, { region: Region; label: Action['label']; keys: string[] }>()
  for (const { current } of mounted)
    for (const action of current) {
      const keys = keysOf(action)
      if (keys.length === 0) continue
      const name = `${action.region} ${typeof action.label === 'string' ? action.label : action.label.text}`
      const entry = entries.get(name) ?? { region: action.region, label: action.label, keys: [] }
      entries.set(name, entry)
      for (const key of keys) if (!entry.keys.includes(key)) entry.keys.push(key)
    }
  return [...entries.values()].sort((a, b) => REGIONS.indexOf(a.region) - REGIONS.indexOf(b.region))
}

const listeners = new Set<() => void>()
let told = false

/** Keys may mean something else now: who shows one looks again, once for all that changed. */
function changed(): void {
  if (told || listeners.size === 0) return
  told = true
  queueMicrotask(() => {
    told = false
    for (const listener of listeners) listener()
  })
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The first of its keys that would do it now, with the focus where it is: no button shows a key that does something else. */
export function useTrueKey(action: Action): string | undefined {
  return useSyncExternalStore(listen, () =>
    keysOf(action).find(key => isSame(meant([key], document.activeElement), action)),
  )
}

const isSame = (one: Action | undefined, other: Action) => one?.id === other.id && one.region === other.region

/** What a key would do if the focus were there; `names` are those it goes by, the most particular first. */
function meant(names: readonly string[], target: EventTarget | null): Action | undefined {
  const actions = [...mounted].flatMap(({ current }) => current)
  const focus = focusAt(target)
  for (const name of names) {
    const action = actionFor(actions, name, focus)
    if (action) return action
  }
  return undefined
}

/** Where the focus is, as far as keys are concerned. */
export interface Focus {
  /** The regions around it, from the inside out; of a dialog only those inside it. */
  regions: readonly string[]
  inDialog: boolean
  /** What has the focus takes letters itself. */
  isTyping: boolean
  /** Enter would press what has the focus. */
  isPressable: boolean
}

/**
 * The action a key means: one of the regions around the focus first, from the inside out, then one that works everywhere; among equals that of
 * the component that was there first, children before parents. A dialog keeps its keys to itself.
 */
export function actionFor(
  actions: readonly Action[],
  name: string,
  { regions, inDialog, isTyping, isPressable }: Focus,
): Action | undefined {
  const found = actions.filter(action => bears(action, name) && (action.typing || !isTyping) && isEnabled(action))
  const over = inDialog ? undefined : found.find(action => action.over)
  if (over) return over
  for (const region of regions) {
    const here = found.find(action => action.focused && action.region === region)
    if (here) return here
  }
  // Enter belongs to whatever has the focus and can be pressed, for those who go by keyboard.
  if (inDialog || (name === 'Enter' && isPressable)) return undefined
  return found.find(({ focused }) => !focused)
}

/** The one place where keys are heard. */
function press(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const action = meant(keyNames(event), event.target)
  if (!action) return
  event.preventDefault()
  // A key that is held down walks over the board; it does not decide one thing after the other.
  if (event.repeat && action.region === 'prompt') return
  action.run()
}

function focusAt(target: EventTarget | null): Focus {
  const element = target instanceof Element ? target : null
  const dialog = element?.closest('[role=dialog], [role=alertdialog]') ?? null
  const regions: string[] = []
  for (let at = regionAround(element); at && (!dialog || dialog.contains(at)); at = regionAround(at.parentElement))
    regions.push(at.dataset.region!)
  return {
    regions,
    inDialog: dialog !== null,
    isTyping: isTyping(element),
    isPressable: !lastPointed() && isPressable(element),
  }
}

const regionAround = (element: Element | null) => element?.closest<HTMLElement>('[data-region]') ?? null

let areLettersOn = () => true

/** Whoever keeps the settings says whether single letters are keys (WCAG 2.1.4). */
export function askForLetters(ask: () => boolean): void {
  areLettersOn = ask
}

/** Single characters rest if the settings say so, but for those that are written somewhere. */
function bears(action: Action, name: string): boolean {
  return keysOf(action).includes(name) && (name.length > 1 || action.typing === true || areLettersOn())
}

globalThis.addEventListener?.('keydown', press)
for (const type of ['focusin', 'focusout']) globalThis.addEventListener?.(type, changed)
onPointed(changed)
