/** Where words may stand, and who is asked about them: a word in the wrong list would be offered, or refused, wrongly. */
import { expect, test } from 'vitest'
import { CONDITIONS } from '../../src/language/conditions/index.ts'
import type { Timing } from '../../src/language/timings.ts'
import type { Word } from '../../src/language/word.ts'
import { WORDS } from '../../src/language/words/index.ts'

const words = (fits: (word: Word) => unknown): string =>
  (WORDS as unknown as readonly Word[])
    .filter(fits)
    .map(word => word.op)
    .sort()
    .join(' ')
const conditions = (fits: (word: (typeof CONDITIONS)[number]) => boolean): string =>
  CONDITIONS.filter(fits)
    .map(word => word.cond)
    .sort()
    .join(' ')

test('D-GOLDEN-3 what special rules of missions may say, and what only they may', () => {
  expect(words(word => word.mission)).toBe(
    'addCounter damage drawCards forbid gainArgent gainFrags gainThreat moveToken openDoor placeDemon placeItem ' +
      'placePortal placeToken revealPortals setCounter setTeleporter setTerrain summonFromPortals',
  )
  expect(words(word => word.mapOnly)).toBe('moveToken openDoor placeDemon placeItem placePortal setCounter setTerrain')
  expect(words(word => word.onMap)).toBe('placeDemon placeItem placePortal')
  expect(conditions(word => word.mission)).toBe(
    'counter demon door figureInZone marines noFigureInZone openedBy portal portalColor round tag tagOnMap ' +
      'tokenProgress zone',
  )
  expect(conditions(word => word.mapOnly)).toBe(
    'door figureInZone noFigureInZone portal tag tagOnMap tokenProgress zone',
  )
})

test('D-ABILITY-2 what nobody declines, what asks by itself, what a choice may offer', () => {
  expect(words(word => word.welcome)).toBe('addShields damage gainMovement grantFlying heal ignoreCover immune splash')
  expect(words(word => word.picksItself)).toBe(
    'attack discard extraAttack moveFigure placeToken push rerollDice setDie',
  )
  expect(words(word => word.atOnce)).toBe(
    'damage discard drawCards gainArgent gainFrags gainThreat heal kill removeStun stun',
  )
})

test('D-ATTACK-1 what means something only in an attack', () => {
  expect(words(word => word.inAttack === true)).toBe(
    'borrowLineOfSight extraAttack ignoreCover lineDamage modifyRange pierceShields redirectAttack removeDice ' +
      'replaceAttack rerollDice setDie spendArgent',
  )
  expect(words(word => word.partlyInAttack !== undefined)).toBe('addDice addShields kill splash')
})

test('D-ATTACK-5 what comes too early or too late at any other moment', () => {
  const at = (timing: Timing) => words(word => word.moments?.includes(timing))
  expect(at('before-attack')).toBe('addDice ignoreCover modifyRange pierceShields removeDice replaceAttack spendArgent')
  expect(at('ally-before-attack')).toBe('borrowLineOfSight ignoreCover')
  expect(at('defender-chosen')).toBe(
    'addDice ignoreCover lineDamage pierceShields redirectAttack removeDice spendArgent',
  )
  expect(at('during-defense')).toBe('addShields')
  expect(at('during-attack')).toBe('addDice lineDamage pierceShields rerollDice setDie spendArgent')
  expect(at('after-attack')).toBe('lineDamage')
  expect(at('argent-ability-used')).toBe('cancelAbility freeArgentAbility')
  expect(at('would-be-killed')).toBe('preventKill')
  expect(at('initiative-revealed')).toBe('swapInitiative')
})
