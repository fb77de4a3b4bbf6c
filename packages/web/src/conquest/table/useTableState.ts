import type { Conquest, ConquestOption } from '@redoubt/conquest'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { makeInspector } from '../../match/inspector/inspected.ts'
import { playerAt } from '../../match/players.ts'
import type { Match } from '../../screen/match.ts'
import type { ConquestContext } from '../common/context.ts'
import { useLayout } from '../common/useLayout.ts'
import { useLooked } from '../common/useLooked.ts'
import { combatRound } from '../reading/battle.ts'
import { byTarget, byThing, optionsOf, pointedAt } from '../reading/choices.ts'
import { nearSeat } from '../reading/sides.ts'
import { strikeOn } from '../reading/strike.ts'
import { sideName } from '../words/names.ts'
import { whyNot } from '../words/reasons.ts'

const NONE: readonly ConquestOption[] = []

/** The state of the screen between two decisions: what is picked up, looked at, pointed out. */
export function useTableState(match: Match<Conquest>, root: RefObject<HTMLElement | null>): ConquestContext {
  const words = useWords()
  const { view, decision } = match
  const options = useMemo(() => (match.yours ? optionsOf(decision) : NONE), [match.yours, decision])
  const [picked, setPicked] = useState<string | null>(null)
  const inspector = useMemo(makeInspector, [])
  const [named, setNamed] = useState<readonly string[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, nothing is picked up any more
  useEffect(() => setPicked(null), [decision])
  const things = useMemo(() => byThing(options), [options])
  const taken = picked !== null && things.has(picked) ? picked : null
  const pickedOptions = useMemo(() => (taken === null ? NONE : things.get(taken)!), [things, taken])
  const targets = useMemo(() => byTarget(pickedOptions), [pickedOptions])

  const layout = useLayout()
  const looked = useLooked(root)
  const battleRound = useMemo(() => combatRound(match.log), [match.log])
  const isStriking = match.yours && decision?.kind === 'defender'
  const mayAttack = match.yours && looked !== null && view.strikes?.[looked] !== undefined
  const attacker = isStriking
    ? (decision.about?.attacker ?? null)
    : mayAttack
      ? looked
      : (view.attack?.attacker ?? null)
  const target = isStriking
    ? (taken ?? (looked && things.has(looked) ? looked : null))
    : (view.attack?.defender ?? null)

  const choose = (option: ConquestOption) => {
    setPicked(null)
    void match.choose(option.key)
  }
  return {
    view,
    near: nearSeat(view),
    nameOf: seat => playerAt(seat, match.seats, words, sideName(view, seat)),
    decision,
    options,
    picked: taken,
    pickedOptions,
    pick: setPicked,
    isLit: thing => things.has(thing) || targets.has(thing),
    isTarget: thing => targets.has(thing),
    isNamed: thing => named.includes(thing),
    point: thing => {
      const there = targets.get(thing)
      if (there) return choose(there)
      const what = pointedAt(view, options, thing)
      // Once more on what is picked up does the one thing that can be done with it.
      if (thing === taken && pickedOptions.length === 1) return choose(pickedOptions[0]!)
      if (what === 'pick') setPicked(thing === taken ? null : thing)
      else if (what) choose(what)
      else if (taken !== null) setPicked(null)
    },
    drop: (card, thing) => {
      const mine = things.get(card) ?? []
      const there = byTarget(mine).get(thing)
      const anywhere = mine.length === 1 && mine[0]!.at === undefined ? mine[0] : undefined
      if (there) choose(there)
      else if (anywhere && thing.startsWith('hq-')) choose(anywhere)
      else if (mine[0]?.do === 'attack' && thing.includes('.')) {
        // The defender is the next question; a single one is not even asked for.
        const enemies = view.units.filter(u => u.at === view.battle?.planet && u.controller !== decision?.seat)
        void match.choose(enemies.length > 1 ? [mine[0].key, `defender:${thing}`] : mine[0].key)
      }
    },
    choose,
    layout,
    looked,
    attacker,
    target,
    strikeOn: card => (attacker && (isStriking || mayAttack) ? strikeOn(view, attacker, card) : null),
    battleRound,
    inspector,
    zoom: inspector.hold,
    setNamed,
    event: match.onScreen?.event ?? null,
    eventNumber: match.onScreen?.n ?? 0,
    whyNot: card => (match.yours ? whyNot(view, decision, card, words) : null),
  }
}
