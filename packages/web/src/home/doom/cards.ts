import classCards from '@redoubt/doom/content/class-cards.json'
import eventSets from '@redoubt/doom/content/event-sets.json'
import invasionCards from '@redoubt/doom/content/invasion-cards.json'
import weaponCards from '@redoubt/doom/content/weapons.json'
import type { Tongue } from '../../i18n/i18n.ts'

type Printed = Pick<Tongue, 'printed' | 'locale'>

/** What can be chosen before a mission, in the language of the page; loaded when somebody wants to. */
export const classesIn = ({ printed, locale }: Printed) =>
  classCards
    .map(({ id, name, role, abilities }) => ({
      ...{ id, name: printed(`${id}.name`, name), role: printed(`${id}.role`, role) },
      text: abilities.map(ability => printed(`${ability.id}.text`, ability.text)).join(' '),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))

export const weaponsIn = ({ printed }: Printed) =>
  weaponCards
    .filter(({ kind }) => kind === 'starting')
    .map(({ id, name }) => ({ id, name: printed(`${id}.name`, name) }))

const themed = ({ printed }: Printed, cards: ReadonlyArray<{ id: string; name: string; theme: string }>) =>
  cards.map(({ id, name, theme }) => ({
    ...{ id, name: printed(`${id}.name`, name) },
    theme: printed(`${id}.theme`, theme),
  }))

export const eventSetsIn = (words: Printed) => themed(words, eventSets)
export const invasionsIn = (words: Printed) => themed(words, invasionCards)
