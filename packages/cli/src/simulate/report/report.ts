import { finding } from '@redoubt/kernel'
import type { Standing } from '../ladder/standing.ts'
import { allResults, type Data, gameOfRun } from './data.ts'
import { percent, safe } from './markup.ts'
import { battles } from './sections/battles.ts'
import { cards } from './sections/cards.ts'
import { destroyers } from './sections/destroyers.ts'
import { ladder } from './sections/elo.ts'
import { endings } from './sections/endings.ts'
import { kills } from './sections/kills.ts'
import { lengths } from './sections/lengths.ts'
import { missions } from './sections/missions.ts'
import { planets } from './sections/planets.ts'
import { rates } from './sections/rates.ts'
import { struggles } from './sections/struggles.ts'
import { weapons } from './sections/weapons.ts'
import { STYLE } from './style.ts'

/** One page that holds everything it needs. The same results make the same page, byte for byte. */
export function report(data: Data, command: string, standing: Standing | null = null): string {
  const { told, doom, conquest, language } = data.voice
  const game = gameOfRun(data)
  const title = told(game === 'doom' ? 'DOOM: simulated matches' : 'Conquest: simulated matches')
  const section = (words: string, inside: string): string => {
    const id = words.toLowerCase().replaceAll(' ', '-')
    return `<section aria-labelledby="${id}"><h2 id="${id}">${safe(told(words))}</h2><div class="panels">${inside}</div></section>`
  }
  const sections =
    game === 'doom'
      ? [
          section('Result', rates(data) + endings(data) + lengths(data)),
          section('Weapons and cards', weapons(data) + cards(data, doom, ['played', 'defense', 'sprint'])),
          section('Who kills whom', kills(data)),
          missions(data),
        ]
      : [
          section('Result', rates(data) + endings(data) + lengths(data)),
          section('Planets', planets(data) + struggles(data) + battles(data) + destroyers(data)),
          section('Cards', cards(data, conquest, ['played', 'shield', 'destroyed'])),
        ]
  return `<!doctype html>
<html lang="${language}" data-game="${game}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${safe(title)}</title><style>${STYLE}</style></head>
<body><main><header><h1>${safe(title)}</h1><p>${safe(about(data))}</p>${key(data)}</header>
${[...(standing ? [section('Ladder', ladder(standing, told))] : []), ...sections].join('\n')}
<footer><p>${safe(told('Made by'))} <code>${safe(command)}</code>. ${safe(told('Every figure comes from what everybody at the table could see.'))}</p></footer>
</main></body></html>
`
}

function about({ run: { kinds, games, seed }, voice: { told } }: Data): string {
  const bots = [...new Set(kinds.map(({ bots: [first, second] }) => told(finding`${first} against ${second}`)))]
  const many =
    kinds.length === 1 ? finding`${games} matches` : finding`${kinds.length} kinds of match, ${games} matches each`
  return told(finding`${many}, ${bots.join(', ')}, seed “${seed}”.`)
}

function key(data: Data): string {
  const results = allResults(data)
  const { table } = data
  const points = table.reduce((sum, t) => sum + t.rate * t.games, 0)
  const mean = (of: (r: (typeof results)[number]) => number) =>
    results.reduce((sum, r) => sum + of(r), 0) / Math.max(1, results.length)
  const facts: [string, string][] = [
    ['matches', String(results.length)],
    [gameOfRun(data) === 'doom' ? 'marines win' : 'a wins', percent(points / Math.max(1, results.length))],
    ['rounds', mean(r => r.rounds).toFixed(1)],
    ['decisions', mean(r => r.decisions).toFixed(0)],
  ]
  const entries = facts.map(([name, value]) => `<div><dt>${safe(data.voice.told(name))}</dt><dd>${value}</dd></div>`)
  return `<dl class="key">${entries.join('')}</dl>`
}
