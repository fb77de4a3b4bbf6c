import type { CardPicture } from '@redoubt/conquest'
import { at, flip } from '../../ui/drawing.ts'
import * as attachments from './attachments.ts'
import * as events from './events.ts'
import { type Drawn, pictureFor } from './fitting.ts'
import { type Marine, marine } from './marine.ts'
import { type Ork, ork, runt } from './ork.ts'
import { pirate, trader } from './people.ts'
import { type Scene, scene } from './scenes.ts'
import * as supports from './supports.ts'
import { dreadnought, dropPod, kannon, killaKan, speeder, tank } from './vehicles.ts'

/** A scene and what stands in it. */
interface Picture {
  scene: Scene
  draw: string
  /** Warlords: how they look once bloodied. */
  bloodied?: string
}

const BLUE = { armour: '#3568c8', dark: '#1f3f86', trim: '#d8a552' }
const RED = { armour: '#b3262e', dark: '#6a141c', trim: '#e0b050' }
const BLACK = { armour: '#3a4048', dark: '#1c2026', trim: '#c2ccd6' }
const BONE = { armour: '#d9ccaa', dark: '#8a7a58', trim: '#2f6a3a' }

/** A figure in the middle of the picture. */
const one = (figure: string) => at(16, 3, 0.98, figure)
/** The same people again, smaller and further away. */
function squad(leader: string, left: string, right: string): string {
  return `<g opacity=".92">${at(-8, 22, 0.62, left)}${at(78, 22, 0.62, flip(right))}</g>${at(18, 8, 0.94, leader)}`
}
const brother = (m: Partial<Marine>) => marine({ ...BLUE, helm: 'closed', ...m })
const boy = (o: Partial<Ork>) => ork({ cloth: '#8a4a2a', head: 'boy', ...o })

const captain: Marine = { ...BLUE, helm: 'crest', eyes: '#ff5a3d', weapon: 'sword', back: 'cape', badge: '#f0ead8' }
const boss: Ork = { cloth: '#4a2a1a', head: 'boss', shoulder: '#5a6069', weapon: 'klaw', back: 'trophy' }

const PICTURES: Readonly<Record<CardPicture, () => Picture>> = {
  captain: () => ({
    scene: 'dawn',
    draw: one(marine(captain)),
    bloodied: one(marine({ ...captain, hurt: true })),
  }),
  chosen: () => ({
    scene: 'ruins',
    draw: squad(
      brother({ helm: 'laurel', weapon: 'sword', eyes: '#ff5a3d', trim: '#f0ead8' }),
      brother({ helm: 'laurel' }),
      brother({ helm: 'closed', weapon: 'bolter' }),
    ),
  }),
  stronghold: () => ({ scene: 'dawn', draw: one(supports.stronghold()) }),
  slash: () => ({ scene: 'fire', draw: one(events.slash()) }),
  'relic-blade': () => ({ scene: 'storm', draw: one(attachments.relicBlade()) }),
  scout: () => ({
    scene: 'plain',
    draw: one(
      marine({ armour: '#4d5a63', dark: '#2c363d', trim: '#6fa0ff', helm: 'hood', eyes: '#7fe36a', weapon: 'rifle' }),
    ),
  }),
  'tactical-squad': () => ({
    scene: 'ruins',
    draw: squad(
      brother({ weapon: 'bolter' }),
      brother({ weapon: 'bolter' }),
      brother({ helm: 'beak', weapon: 'bolter' }),
    ),
  }),
  librarian: () => ({
    scene: 'void',
    draw: one(
      marine({ ...BLUE, armour: '#2a5ab0', helm: 'psychic', eyes: '#67dcf2', weapon: 'staff', badge: '#bff4ff' }),
    ),
  }),
  'red-veterans': () => ({
    scene: 'dawn',
    draw: squad(
      marine({ ...RED, helm: 'laurel', eyes: '#7fe36a', weapon: 'chainsword', badge: '#14171b' }),
      marine({ ...RED, helm: 'closed' }),
      marine({ ...RED, helm: 'bare' }),
    ),
  }),
  'jump-squad': () => ({
    scene: 'sky',
    draw: one(
      marine({ ...RED, armour: '#c8342e', helm: 'closed', eyes: '#ffd23d', weapon: 'chainsword', back: 'jump' }),
    ),
  }),
  tank: () => ({ scene: 'ruins', draw: at(14, 6, 0.98, tank()) }),
  dreadnought: () => ({ scene: 'fire', draw: one(dreadnought()) }),
  'standard-bearer': () => ({ scene: 'hall', draw: one(brother({ helm: 'grey', weapon: 'bolter', back: 'banner' })) }),
  youngster: () => ({
    scene: 'sky',
    draw: one(marine({ armour: '#5a7fae', dark: '#34465c', trim: '#c9ced6', helm: 'young', weapon: 'knife' })),
  }),
  techmarine: () => ({
    scene: 'bridge',
    draw: one(
      marine({
        ...BLACK,
        trim: '#b3202e',
        helm: 'beak',
        eyes: '#ff5a3d',
        weapon: 'axe',
        back: 'servo',
        badge: '#c2ccd6',
      }),
    ),
  }),
  speeder: () => ({ scene: 'storm', draw: at(20, 4, 0.9, speeder()) }),
  'heavy-guard': () => ({
    scene: 'hall',
    draw: one(marine({ ...BONE, helm: 'heavy', eyes: '#ff5a3d', weapon: 'hammer' })),
  }),
  'drop-pod': () => ({ scene: 'fire', draw: one(dropPod()) }),
  barrier: () => ({ scene: 'void', draw: one(events.barrier(brother({ weapon: 'bolter' }))) }),
  'dying-world': () => ({ scene: 'void', draw: one(events.dyingWorld()) }),
  'big-bolter': () => ({ scene: 'hall', draw: at(16, 8, 0.9, attachments.bigBolter()) }),
  halo: () => ({ scene: 'hall', draw: one(attachments.ironHalo()) }),
  monastery: () => ({ scene: 'sky', draw: one(supports.monastery()) }),
  sepulchre: () => ({ scene: 'void', draw: one(supports.sepulchre()) }),
  warboss: () => ({ scene: 'fire', draw: one(ork(boss)), bloodied: one(ork({ ...boss, hurt: true })) }),
  gitz: () => ({
    scene: 'camp',
    draw: squad(
      ork({ cloth: '#5a1f6a', head: 'hat', weapon: 'snazz' }),
      ork({ cloth: '#5a1f6a', head: 'hat' }),
      ork({ cloth: '#1f3a5a', head: 'goggles', weapon: 'snazz' }),
    ),
  }),
  'ork-hall': () => ({ scene: 'camp', draw: one(supports.orkHall()) }),
  'growing-ork': () => ({
    scene: 'camp',
    draw: one(events.growing(ork({ cloth: '#4a2a1a', head: 'horned', shoulder: '#22252b' }), boy({}))),
  }),
  cybork: () => ({ scene: 'bridge', draw: one(attachments.cybork()) }),
  grot: () => ({ scene: 'plain', draw: one(runt()) }),
  'horned-nob': () => ({
    scene: 'fire',
    draw: one(ork({ cloth: '#22252b', head: 'horned', shoulder: '#2b2f36', weapon: 'klaw' })),
  }),
  weirdboy: () => ({
    scene: 'storm',
    draw: one(ork({ cloth: '#6a3a5a', head: 'weird', weapon: 'staff' })),
  }),
  bommaz: () => ({
    scene: 'ruins',
    draw: squad(
      ork({ cloth: '#6a5a2a', head: 'goggles', weapon: 'rokkit' }),
      ork({ cloth: '#6a5a2a', head: 'goggles' }),
      ork({ cloth: '#8a4a2a', head: 'cap' }),
    ),
  }),
  'killa-kans': () => ({ scene: 'fire', draw: squad(killaKan(), killaKan(), killaKan()) }),
  'mad-ork': () => ({ scene: 'fire', draw: one(boy({ head: 'mad', skin: '#6aa83a', cloth: '#6a2018' })) }),
  'iron-jaw': () => ({
    scene: 'camp',
    draw: one(ork({ cloth: '#3a2a20', head: 'jaw', shoulder: '#6a3a20', weapon: 'hammer' })),
  }),
  dok: () => ({ scene: 'hall', draw: one(ork({ cloth: '#dcd8c8', head: 'dok', weapon: 'saw' })) }),
  'rokkit-rider': () => ({
    scene: 'sky',
    draw: one(ork({ cloth: '#8a4a2a', head: 'goggles', back: 'rokkit', weapon: 'none' })),
  }),
  'axe-boyz': () => ({
    scene: 'plain',
    draw: squad(
      boy({ cloth: '#22252b', weapon: 'axe' }),
      boy({ cloth: '#22252b' }),
      boy({ cloth: '#3a3a3a', weapon: 'axe' }),
    ),
  }),
  shootas: () => ({
    scene: 'plain',
    draw: squad(
      ork({ cloth: '#8a4a2a', head: 'cap', weapon: 'gun' }),
      boy({ head: 'cap', weapon: 'gun' }),
      ork({ cloth: '#6a5a2a', head: 'cap' }),
    ),
  }),
  burnas: () => ({
    scene: 'fire',
    draw: squad(
      ork({ cloth: '#3a2a20', head: 'mask', weapon: 'burna' }),
      ork({ cloth: '#3a2a20', head: 'mask' }),
      ork({ cloth: '#4a2a1a', head: 'mask' }),
    ),
  }),
  shout: () => ({ scene: 'fire', draw: one(events.shout(boy({ head: 'mad', cloth: '#22252b' }))) }),
  swarm: () => ({ scene: 'camp', draw: one(events.swarm()) }),
  squig: () => ({ scene: 'sky', draw: one(events.squig()) }),
  launcha: () => ({ scene: 'camp', draw: at(18, 6, 0.92, attachments.launcha()) }),
  kannon: () => ({ scene: 'camp', draw: at(14, 4, 0.92, kannon()) }),
  'ork-banner': () => ({ scene: 'plain', draw: one(supports.banner()) }),
  'teleport-pad': () => ({ scene: 'bridge', draw: one(supports.teleportPad()) }),
  snotlings: () => ({
    scene: 'plain',
    draw:
      at(-8, 26, 0.7, runt('#ffd23d', '#5a3a2a', '#b3202e')) +
      at(66, 24, 0.72, flip(runt('#ffb08a', '#4a4a2a', '#d8a552'))) +
      at(26, 30, 0.72, runt('#ffe98a', '#8a4a2a')),
  }),
  'broken-shield': () => ({ scene: 'fire', draw: one(events.brokenShield()) }),
  pirate: () => ({ scene: 'bridge', draw: one(pirate()) }),
  trader: () => ({ scene: 'void', draw: one(trader()) }),
  retreat: () => ({ scene: 'dawn', draw: one(events.fallBack()) }),
  mine: () => ({ scene: 'dawn', draw: at(20, 8, 0.9, supports.mine()) }),
  medal: () => ({ scene: 'hall', draw: one(attachments.medal()) }),
}

/** The whole picture of a card, 132 by 100: the one it names, or one that fits what it is. */
export function cardSvg(card: Drawn, isBloodied = false): string {
  const { scene: place, draw, bloodied = draw } = PICTURES[card.hints?.picture ?? pictureFor(card)]()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 100" preserveAspectRatio="xMidYMin slice">${scene(place, seedOf(card.id))}${isBloodied ? bloodied : draw}</svg>`
}

function seedOf(id: string): number {
  let s = 0
  for (const letter of id) s = (s * 31 + letter.charCodeAt(0)) % 9973
  return s
}
