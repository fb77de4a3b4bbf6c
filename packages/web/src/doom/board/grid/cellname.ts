import { BLOCKING, DIFFICULT, type DoomView, IMPASSABLE } from '@redoubt/doom'
import type { Tongue } from '../../../i18n/i18n.ts'
import { figureAt } from '../../reading/figures.ts'
import type { Forecast } from '../../reading/forecast.ts'
import type { Ground } from '../../reading/ground.ts'
import type { Offer } from '../../reading/offers.ts'
import { namesIn, spaceLabel } from '../../words/names.ts'
import { placeName } from '../../words/option.ts'

const TERRAIN = {
  [DIFFICULT]: 'doom.board.cell.difficult',
  [IMPASSABLE]: 'doom.board.cell.impassable',
  [BLOCKING]: 'doom.board.cell.blocking',
} as const

/** What lies in a space, in words. */
function things(ground: Ground, view: DoomView, space: string, words: Tongue): string[] {
  const { t } = words
  const names = namesIn(ground, words, view)
  const list: string[] = []
  for (const p of view.portals)
    if (p.at === space) list.push(t('doom.board.cell.portal', { up: String(p.up), level: p.level }))
  for (const one of view.teleporters)
    if (one.at === space) list.push(t('doom.board.cell.teleporter', { active: String(one.active) }))
  for (const item of view.items)
    if (item.at === space) list.push(names.of(item.type === 'weapon' ? item.weapon : item.type))
  for (const token of view.tokens) if (token.at === space) list.push(names.of(token.kind))
  for (const o of view.objectives) if (o.at === space) list.push(names.of(o.kind))
  view.doors.forEach(door => {
    if (door.between.some(pair => pair.includes(space)))
      list.push(t('doom.board.cell.door', { open: String(door.open) }))
  })
  return list
}

function occupant(ground: Ground, view: DoomView, space: string, words: Tongue): string[] {
  const f = figureAt(view, space)
  if (!f) return []
  const { t } = words
  const names = namesIn(ground, words, view)
  const list = [names.of(f.id), t('doom.board.cell.damage', { damage: f.damage, health: f.health })]
  if (f.stunned) list.push(t('doom.board.cell.stunned'))
  if (f.staggered) list.push(t('doom.board.cell.staggered'))
  if (f.carries) list.push(t('doom.board.cell.carries', { token: placeName(view, f.carries, names, t) }))
  if (f.at.length > 1) list.push(t('doom.board.cell.part', { figure: names.of(f.id), n: f.at.length }))
  return list
}

/** Coordinate, occupant with state, terrain, tokens. */
export function cellName(ground: Ground, view: DoomView, space: string, words: Tongue): string {
  const kind = ground.board.terrain[ground.board.at(space)] as keyof typeof TERRAIN
  const terrain = words.t(TERRAIN[kind] ?? 'doom.board.cell.floor')
  return [
    spaceLabel(space),
    ...occupant(ground, view, space, words),
    terrain,
    ...things(ground, view, space, words),
  ].join(', ')
}

/** What can be done in a space: how far, how well, and which key. */
export function cellOffer(ground: Ground, offers: readonly Offer[], forecast: Forecast | null, words: Tongue): string {
  const { t } = words
  const parts: string[] = []
  if (forecast) {
    const { look, kill } = forecast
    if (look.range !== null) parts.push(t('doom.board.cell.range', { range: look.range }))
    const sight = look.sees ? (look.cover ? 'cover' : 'open-sight') : 'no-sight'
    parts.push(t(`doom.board.cell.${sight}`))
    if (look.sees) parts.push(t('doom.board.cell.kill', { percent: Math.round(kill * 100) }))
  }
  const facts = parts.length > 0 ? `, ${parts.join(', ')}` : ''
  return `${facts}${offers.length > 0 ? `. ${enterWords(ground, offers, words)}` : ''}`
}

function enterWords(ground: Ground, offers: readonly Offer[], words: Tongue): string {
  const { t } = words
  const first = offers[0]!
  if (offers.length > 1) return t('doom.board.enter.many', { n: offers.length })
  const item = first.card ? namesIn(ground, words).of(first.card) : ''
  const enter = t(`doom.board.enter.${first.kind}`, { cost: first.cost ?? 0, item })
  return first.attacks ? t('doom.board.enter.attacks', { enter }) : enter
}

/** The words of an offer on a button. */
export function offerLabel(ground: Ground, view: DoomView, offer: Offer, space: string, words: Tongue): string {
  const { t } = words
  const names = namesIn(ground, words, view)
  const figure = offer.figure ? names.of(offer.figure) : ''
  const values = {
    space: spaceLabel(space),
    cost: offer.cost ?? 0,
    figure,
    item: offer.card ? names.of(offer.card) : '',
  }
  if (offer.do === 'activate') return t('doom.board.offer.activate', { kind: values.item })
  if (offer.kind === 'open' && offer.cost === undefined) return t('doom.board.offer.open.free')
  return t(`doom.board.offer.${offer.kind}`, values)
}
