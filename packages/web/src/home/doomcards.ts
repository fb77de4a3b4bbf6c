import classCards from '@redoubt/doom/content/class-cards.json'
import eventSets from '@redoubt/doom/content/event-sets.json'
import invasionCards from '@redoubt/doom/content/invasion-cards.json'
import weaponCards from '@redoubt/doom/content/weapons.json'

/** What can be chosen before a mission; loaded when somebody wants to. */
export const CLASSES = classCards
  .map(({ id, name, role, abilities }) => ({ id, name, role, text: abilities.map(({ text }) => text).join(' ') }))
  .sort((a, b) => a.name.localeCompare(b.name))
export const WEAPONS = weaponCards
  .filter(({ kind }) => kind === 'starting')
  .map(({ id, name, identity }) => ({ id, name, identity }))
export const EVENT_SETS = eventSets.map(({ id, name, theme }) => ({ id, name, theme }))
export const INVASIONS = invasionCards.map(({ id, name, theme }) => ({ id, name, theme }))
