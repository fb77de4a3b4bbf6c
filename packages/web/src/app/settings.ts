import { useSyncExternalStore } from 'react'
import type { Locale } from '../i18n/i18n.ts'

export const SPEEDS = ['normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]
export const TEXT_SIZES = ['normal', 'large', 'larger'] as const

/** What a person has set once for all matches. */
export interface Settings {
  locale: Locale
  name: string
  speed: Speed
  effects: number
  ambience: number
  muted: boolean
  text: (typeof TEXT_SIZES)[number]
  /** Single letters as shortcuts; can be turned off (WCAG 2.1.4). */
  letters: boolean
}

const KEY = 'redoubt.settings'
const DEFAULTS: Settings = {
  locale: 'en',
  name: '',
  speed: 'normal',
  effects: 0.6,
  ambience: 0,
  muted: false,
  text: 'normal',
  letters: true,
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

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True when the person or the system wants stillness. */
export function calm(): boolean {
  return settings.speed === 'instant' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
