import { a, type Borne, isUnit, type Known, listed, type Say } from '../../language/check/bearer.ts'
import { checkPrinted } from '../../language/check/filters.ts'
import { BLOODIED, type Keyword, keywordNamed } from '../../language/keywords.ts'
import type { CardData, PlanetData } from '../cards.ts'
import { checkAbility } from './abilities.ts'
import { checkSteps } from './steps.ts'

const inside: Borne['inside'] = (b, steps, path) => checkSteps(b, steps, path, true)

/** Everything about the published content that the engine would pass over in silence, in sentences. */
export function contentProblems(cards: readonly CardData[], planets: readonly PlanetData[]): string[] {
  const problems: string[] = []
  const known: Known = {
    traits: new Set(cards.flatMap(card => card.traits)),
    names: new Set(cards.map(card => card.name)),
    ids: new Set([...cards, ...planets].map(one => one.id)),
  }
  const sayOf =
    (id: string): Say =>
    (field, sentence) =>
      problems.push(`${id}: ${field}: ${sentence}.`)
  checkIds(cards, planets, problems)
  for (const card of cards) checkCard(card, known, sayOf(card.id))
  for (const { id, battleAbility, types } of planets) {
    const say = sayOf(id)
    if (types.length === 0 || new Set(types).size < types.length) say('types', 'a planet has 1 to 3 different types')
    const inner: Say = (field, sentence) => say(`battleAbility.${field}`, sentence)
    checkAbility({
      type: 'planet',
      stocked: false,
      host: null,
      ability: battleAbility,
      targets: [],
      entered: false,
      inside,
      known,
      say: inner,
    })
  }
  return problems
}

/** Abilities and cards are found by id, so an id given twice would hide one of them. */
function checkIds(cards: readonly CardData[], planets: readonly PlanetData[], problems: string[]): void {
  const ids = [...cards, ...planets].map(one => one.id)
  const abilities = [...cards.flatMap(card => card.abilities), ...planets.map(planet => planet.battleAbility)]
  for (const list of [ids, abilities.map(ability => ability.id)])
    for (const [n, id] of list.entries()) if (list.indexOf(id) !== n) problems.push(`${id}: id: is given twice.`)
}

function checkCard(card: CardData, known: Known, say: Say): void {
  checkFigures(card, say)
  checkHints(card, say)
  if (card.type === 'event' && card.abilities.length === 0)
    say('abilities', 'an event is played for its ability: at least 1')
  checkKeywords(card.keywords, 'keywords', say)
  for (const [n, { trait }] of card.keywords.entries())
    if (trait !== undefined && !known.traits.has(trait)) say(`keywords[${n}].trait`, `no card has the trait ${trait}`)
  if (card.signatureOf !== undefined && !known.ids.has(card.signatureOf))
    say('signatureOf', `there is no warlord ${card.signatureOf}`)
  for (const [n, { keyword }] of card.keywords.entries())
    if (!keywordNamed(keyword).printedOn.includes(card.type))
      say(
        `keywords[${n}]`,
        keywordNamed(keyword).printedOn.length > 0
          ? `${keyword} does nothing on ${a(card.type)}; it is for ${listed(keywordNamed(keyword).printedOn)}`
          : `${keyword} is not printed on the front of a card`,
      )
  checkBloodied(card, say)
  if (card.attachTo)
    checkPrinted(known, say, card.attachTo.filter, 'attachTo.filter', 'a host stays a legal host (CQ-13.3)', [
      'controller',
      'owner',
    ])
  const stocked = card.abilities.some(ability => ability.effect.some(step => step.do === 'place-resources'))
  for (const [n, ability] of card.abilities.entries()) {
    const inner: Say = (field, sentence) => say(`abilities[${n}].${field}`, sentence)
    const { type, attachTo } = card
    const host = attachTo?.filter ?? null
    checkAbility({ type, stocked, host, ability, targets: [], entered: false, inside, known, say: inner })
  }
  checkRanged(card, say)
}

/** Advice that no bot would look at. */
function checkHints({ type, hints }: CardData, say: Say): void {
  if (hints?.wearer && type !== 'attachment') say('hints.wearer', 'only an attachment is worn')
  if (hints?.worth !== undefined && isUnit(type)) say('hints.worth', 'a unit is weighed by its figures')
}

/** Figures that a kind of card has, and that nobody would look at on another. */
function checkFigures(card: CardData, say: Say): void {
  const { type } = card
  const unit = isUnit(type)
  const deployed = type === 'army' || type === 'attachment' || type === 'support'
  for (const field of ['atk', 'hp', 'command'] as const)
    if (!unit && card[field] !== null) say(field, `${a(type)} is not a unit and has none: null`)
  if (unit && (card.atk === null || !card.hp)) say('hp', 'a unit has ATK and at least 1 hit point')
  if (type === 'warlord' && card.command !== null) say('command', 'a warlord has no command icons (CQ-1.9): null')
  if ((card.cost === null) !== (type === 'warlord' || type === 'token'))
    say('cost', 'warlords and tokens have none (null), all other cards a number')
  if (card.shields > 0 && (type === 'warlord' || type === 'token')) say('shields', `${a(type)} is never in a hand`)
  if ((card.attachTo !== undefined) !== (type === 'attachment'))
    say('attachTo', 'attachments, and only they, have a host')
  if (card.commandBonus && !unit) say('commandBonus', 'only units add to the bonus of a planet')
  if (card.commandBonus && card.commandBonus.resources + card.commandBonus.cards === 0)
    say('commandBonus', 'adds nothing')
  if (card.traitLimit && !deployed)
    say('traitLimit', `${a(type)} is not deployed; a limit is for army, attachment, support`)
  if (card.traitLimit?.max === 0) say('traitLimit.max', 'the card itself is one: at least 1')
  if (card.traitLimit && !card.traits.includes(card.traitLimit.trait))
    say('traitLimit.trait', 'must be a trait of the card')
  if (type !== 'warlord')
    for (const field of ['startingHand', 'startingResources'] as const)
      if (card[field] !== undefined) say(field, 'only a warlord says how a player begins')
}

function checkKeywords(keywords: readonly Keyword[], path: string, say: Say): void {
  for (const [n, { keyword, value, trait }] of keywords.entries()) {
    const same = keywords.findIndex(other => other.keyword === keyword && other.trait === trait)
    if (same !== n) say(`${path}[${n}]`, `${keyword} is there already`)
    const { takes } = keywordNamed(keyword)
    if (takes === 'value' && (value === undefined || value < 1)) say(`${path}[${n}].value`, 'at least 1')
    if (takes !== 'value' && value !== undefined) say(`${path}[${n}].value`, 'only area-effect has a value')
    if (takes !== 'trait' && trait !== undefined) say(`${path}[${n}].trait`, 'only no-attachments has a trait')
  }
}

/** CQ-11.14: the reverse of a warlord has figures and keywords, no abilities. */
function checkBloodied(card: CardData, say: Say): void {
  if ((card.bloodied !== undefined) !== (card.type === 'warlord'))
    say('bloodied', 'warlords, and only they, have a bloodied side')
  if (!card.bloodied) return
  const { hp, keywords, abilities } = card.bloodied
  if (hp < 1) say('bloodied.hp', 'at least 1')
  if (abilities.length > 0)
    say(
      'bloodied.abilities',
      'a bloodied warlord has no ability besides the keyword Bloodied (CQ-11.14); leave the list empty',
    )
  checkKeywords(keywords, 'bloodied.keywords', say)
  for (const [n, { keyword }] of keywords.entries())
    if (!BLOODIED.includes(keyword))
      say(`bloodied.keywords[${n}]`, `${keyword} does nothing there; allowed: ${listed(BLOODIED)}`)
  if (!keywords.some(({ keyword }) => keyword === 'bloodied')) say('bloodied.keywords', 'must name bloodied')
}

/** CQ-7.35: there is a ranged skirmish only if a deck needs it. */
function checkRanged(card: CardData, say: Say): void {
  const printed = [...card.keywords, ...(card.bloodied?.keywords ?? [])].some(one => one.keyword === 'ranged')
  const given = card.abilities.some(one =>
    one.effect.some(step => step.do === 'grant-keyword' && step.keyword === 'ranged'),
  )
  if ((printed || given) && !card.needs?.includes('ranged'))
    say('needs', 'a card with Ranged needs the ranged skirmish: name "ranged"')
}
