import iconStyle from '../ui/Icon.module.css'
import type { TermName } from '../ui/term.ts'

/** What symbols stand for, wherever they are drawn. */
export const SYMBOLS: Readonly<Record<string, TermName>> = {
  'action-bonus': 'doom/bonus-action',
  'action-main': 'doom/main-action',
  argent: 'doom/argent',
  'class-rank': 'doom/class-card',
  cover: 'doom/cover',
  dodge: 'doom/dodge',
  door: 'doom/door',
  frag: 'doom/frag',
  'glory-kill': 'doom/glory-kill',
  'health-pack': 'doom/item',
  los: 'doom/line-of-sight',
  objective: 'doom/objective-card',
  range: 'doom/range',
  reaction: 'doom/reaction',
  shield: 'doom/shield',
  'special-defense': 'doom/special-defense',
  stagger: 'doom/staggered',
  stun: 'doom/stunned',
  teleporter: 'doom/teleporter',
  threat: 'doom/threat-card',
  'ui-demon': 'doom/invader',
  'cq-command': 'conquest/command-icon',
  'cq-first-planet': 'conquest/first-planet',
  'cq-initiative': 'conquest/initiative',
  'cq-material': 'conquest/planet',
  'cq-shield': 'conquest/shield',
  'cq-stronghold': 'conquest/planet',
  'cq-tech': 'conquest/planet',
  'cq-warlord': 'conquest/warlord',
  'cq-warlord-bloodied': 'conquest/bloodied',
  'kw-area': 'conquest/area-effect',
  'kw-armorbane': 'conquest/armorbane',
  'kw-brutal': 'conquest/brutal',
  'kw-flying': 'conquest/flying',
}

/** Symbols of which there are many: `demon-imp`, `portal-2`. */
export const KINDS: Readonly<Record<string, TermName>> = {
  demon: 'doom/demon',
  grenade: 'doom/grenade',
  marine: 'doom/marine',
  portal: 'doom/portal',
  weapon: 'doom/item',
}

export const termOfSymbol = (symbol: string): TermName | null => SYMBOLS[symbol] ?? KINDS[symbol.split('-')[0]!] ?? null

/** What an element explains: the term it names, or that of the symbol it draws. */
export function termAt(target: EventTarget | null): { term: TermName; anchor: Element } | null {
  if (!(target instanceof Element)) return null
  const named = target.closest<HTMLElement>('[data-glossary]')
  if (named) return { term: named.dataset.glossary as TermName, anchor: named }
  const picture = target.closest(`.${iconStyle.ic}`)
  const symbol = picture?.querySelector('use')?.getAttribute('href')?.slice(1)
  const term = symbol === undefined ? null : termOfSymbol(symbol)
  return term && picture ? { term, anchor: picture } : null
}
