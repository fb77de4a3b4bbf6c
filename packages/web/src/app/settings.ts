import { useSyncExternalStore } from 'react'
import { LOCALES, type Locale } from '../i18n/i18n.ts'
import { askForLetters } from '../ui/actions.ts'
import { BREAKPOINTS } from '../ui/breakpoints.ts'

/** `instant` stops only for what matters, `none` for nothing. */
export const SPEEDS = ['normal', 'fast', 'instant', 'none'] as const
type Speed = (typeof SPEEDS)[number]
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const
export const THEMES = ['system', 'light', 'dark'] as const

/** What a person has set once for all matches. */
interface Settings {
  /** The language somebody has chosen; null: that of the browser. */
  language: Locale | null
  name: string
  speed: Speed
  effects: number
  ambience: number
  muted: boolean
  text: (typeof TEXT_SIZES)[number]
  /** The colours of pages and panels. */
  theme: (typeof THEMES)[number]
  /** Single letters as shortcuts; can be turned off (WCAG 2.1.4). */
  letters: boolean
  /** Whoever ends an activation with something left to do is asked once. */
  askEnd: boolean
  /** The browser says when it is this person's turn at the server. */
  notify: boolean
}

const KEY = 'redoubt.settings'
const DEFAULTS: Settings = {
  language: null,
  name: '',
  speed: 'normal',
  effects: 0.6,
  ambience: 0,
  muted: false,
  text: 'normal',
  theme: 'system',
  letters: true,
  askEnd: true,
  notify: false,
}

let settings: Settings = read()
const listeners = new Set<() => void>()

function read(): Settings {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return DEFAULTS
  }
}

export function getSettings(): Settings {
  return settings
}

askForLetters(() => getSettings().letters)

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // a browser that keeps nothing still plays
  }
  for (const listener of listeners) listener()
}

export function useSettings(): Settings {
  return useSyncExternalStore(listen, getSettings)
}

/** The language of the page: the chosen one, else the first of the browser's that there is. */
export function getLocale(): Locale {
  return settings.language ?? localeFor(navigator.languages)
}

function localeFor(languages: readonly string[]): Locale {
  for (const language of languages) {
    const found = LOCALES.find(locale => locale === language.toLowerCase().split('-')[0])
    if (found) return found
  }
  return 'en'
}

/** Follows the choice, and the browser while there is none. */
export function useLocale(): Locale {
  return useSyncExternalStore(listenToLanguage, getLocale)
}

function listenToLanguage(listener: () => void): () => void {
  addEventListener('languagechange', listener)
  const stop = listen(listener)
  return () => {
    removeEventListener('languagechange', listener)
    stop()
  }
}

/** Calls it with every change; returns how to stop. */
export function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when the person or the system wants stillness. */
export function calm(): boolean {
  return settings.speed === 'instant' || settings.speed === 'none' || matchMedia(BREAKPOINTS.calm).matches
}
