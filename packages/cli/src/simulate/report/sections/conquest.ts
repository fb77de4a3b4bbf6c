import type { Counts } from '@redoubt/bots'
import { allResults, type Data, factOf, numberIn, ranked } from '../data.ts'
import { percent } from '../markup.ts'
import { conquestName } from '../names.ts'
import { panel } from '../panel.ts'
import { bars } from '../plots/bars.ts'

const SEATS = ['a', 'b'] as const
const SHOWN = 14

/** Planets won by either player. */
export function planets(data: Data): string {
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'planets')
  const by = (planet: string) => SEATS.map(seat => numberIn(counts, planet, seat))
  const list = ranked(Object.keys(counts).map(id => [id, by(id).reduce((x, y) => x + y, 0)]))
  const says = list[0] ? `Planets won a match. Most often: ${conquestName(list[0][0])}.` : 'No planet was won.'
  return panel({
    title: 'Planets won',
    says,
    drawing: bars(
      says,
      list.map(([id]) => ({ name: conquestName(id), values: by(id).map(n => n / games) })),
      ['by a', 'by b'],
    ),
    head: ['planet', 'by a', 'by b'],
    rows: list.map(([id]) => [conquestName(id), ...by(id)]),
  })
}

/** The rules that decide a command struggle. */
const DECIDED: Readonly<Record<string, string>> = {
  'CQ-6.9': 'a warlord',
  'CQ-6.10': 'command icons',
  'CQ-6.11': 'nobody has icons',
}

/** Command struggles by what decides them and who wins. */
export function struggles(data: Data): string {
  const counts = factOf(allResults(data), 'struggles')
  const winners = [...SEATS, 'nobody']
  const rules = [...new Set(Object.values(counts).flatMap(of => Object.keys(of as Counts)))].sort()
  const all = rules.flatMap(rule => winners.map(who => numberIn(counts, who, rule))).reduce((x, y) => x + y, 0)
  const won = (who: string) => rules.reduce((sum, rule) => sum + numberIn(counts, who, rule), 0)
  const part = (n: number) => percent(n / Math.max(1, all))
  const says = `Of ${all} command struggles a wins ${part(won('a'))}, b ${part(won('b'))}, nobody ${part(won('nobody'))}.`
  return panel({
    title: 'Command struggles',
    says,
    drawing: bars(
      says,
      rules.map(rule => ({
        name: DECIDED[rule] ?? rule,
        values: winners.map(who => numberIn(counts, who, rule)),
        text: part(winners.reduce((sum, who) => sum + numberIn(counts, who, rule), 0)),
      })),
      ['a', 'b', 'nobody'],
    ),
    head: ['decided by', 'rule', 'a', 'b', 'nobody'],
    rows: rules.map(rule => [DECIDED[rule] ?? rule, rule, ...winners.map(who => numberIn(counts, who, rule))]),
  })
}

/** Battles won by either player. */
export function battles(data: Data): string {
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'battles')
  const list = [...SEATS, 'nobody'].map((who): [string, number] => [who, (counts[who] as number | undefined) ?? 0])
  const all = list.reduce((sum, [, n]) => sum + n, 0)
  const says = `${(all / games).toFixed(1)} battles a match.`
  return panel({
    title: 'Battles',
    says,
    drawing: bars(
      says,
      list.map(([who, n]) => ({ name: who === 'nobody' ? 'won by nobody' : `won by ${who}`, values: [n / games] })),
    ),
    head: ['won by', 'battles'],
    rows: list,
  })
}

/** The units that destroy most, and what they destroy. */
export function destroyers(data: Data): string {
  const games = Math.max(1, allResults(data).length)
  const counts = factOf(allResults(data), 'kills')
  const total = (id: string) => Object.values(counts[id] as Counts).reduce<number>((sum, n) => sum + (n as number), 0)
  const list = ranked(Object.keys(counts).map(id => [id, total(id)]))
  const victims = (id: string) =>
    ranked(Object.entries(counts[id] as Counts) as [string, number][])
      .slice(0, 3)
      .map(([victim, n]) => `${conquestName(victim)} ${n}`)
      .join(', ')
  const nameOf = (id: string) => (id === 'nobody' ? 'Effects' : conquestName(id))
  const says = 'Units destroyed a match, by the unit whose attack did it; effects outside an attack count together.'
  return panel({
    title: 'Who destroys whom',
    says,
    drawing: bars(
      says,
      list.slice(0, SHOWN).map(([id, n]) => ({ name: nameOf(id), values: [n / games], text: (n / games).toFixed(2) })),
    ),
    head: ['unit', 'destroyed', 'most often'],
    rows: list.map(([id, n]) => [nameOf(id), n, victims(id)]),
  })
}
