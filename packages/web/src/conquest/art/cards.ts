import { at, flip } from '../../ui/drawing.ts'
import * as attachments from './attachments.ts'
import * as events from './events.ts'
import { type Marine, marine } from './marine.ts'
import { type Ork, ork, runt } from './ork.ts'
import { pirate, trader } from './people.ts'
import { type Scene, scene } from './scenes.ts'
import * as supports from './supports.ts'
import { dreadnought, dropPod, kannon, killaKan, speeder, tank } from './vehicles.ts'

/** One picture per card: a scene and what stands in it. */
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

const PICTURES: Readonly<Record<string, () => Picture>> = {
  'sm-cato-sicarius': () => ({
    scene: 'dawn',
    draw: one(marine(captain)),
    bloodied: one(marine({ ...captain, hurt: true })),
  }),
  'sm-sicarius-chosen': () => ({
    scene: 'ruins',
    draw: squad(
      brother({ helm: 'laurel', weapon: 'sword', eyes: '#ff5a3d', trim: '#f0ead8' }),
      brother({ helm: 'laurel' }),
      brother({ helm: 'closed', weapon: 'bolter' }),
    ),
  }),
  'sm-catos-stronghold': () => ({ scene: 'dawn', draw: one(supports.stronghold()) }),
  'sm-fury-of-sicarius': () => ({ scene: 'fire', draw: one(events.slash()) }),
  'sm-tempest-blade': () => ({ scene: 'storm', draw: one(attachments.relicBlade()) }),
  'sm-10th-company-scout': () => ({
    scene: 'plain',
    draw: one(
      marine({ armour: '#4d5a63', dark: '#2c363d', trim: '#6fa0ff', helm: 'hood', eyes: '#7fe36a', weapon: 'rifle' }),
    ),
  }),
  'sm-tactical-squad-cardinis': () => ({
    scene: 'ruins',
    draw: squad(
      brother({ weapon: 'bolter' }),
      brother({ weapon: 'bolter' }),
      brother({ helm: 'beak', weapon: 'bolter' }),
    ),
  }),
  'sm-honored-librarian': () => ({
    scene: 'void',
    draw: one(
      marine({ ...BLUE, armour: '#2a5ab0', helm: 'psychic', eyes: '#67dcf2', weapon: 'staff', badge: '#bff4ff' }),
    ),
  }),
  'sm-blood-angels-veterans': () => ({
    scene: 'dawn',
    draw: squad(
      marine({ ...RED, helm: 'laurel', eyes: '#7fe36a', weapon: 'chainsword', badge: '#14171b' }),
      marine({ ...RED, helm: 'closed' }),
      marine({ ...RED, helm: 'bare' }),
    ),
  }),
  'sm-daring-assault-squad': () => ({
    scene: 'sky',
    draw: one(
      marine({ ...RED, armour: '#c8342e', helm: 'closed', eyes: '#ffd23d', weapon: 'chainsword', back: 'jump' }),
    ),
  }),
  'sm-land-raider': () => ({ scene: 'ruins', draw: at(14, 6, 0.98, tank()) }),
  'sm-ultramarines-dreadnought': () => ({ scene: 'fire', draw: one(dreadnought()) }),
  'sm-brother-maxos': () => ({ scene: 'hall', draw: one(brother({ helm: 'grey', weapon: 'bolter', back: 'banner' })) }),
  'sm-eager-recruit': () => ({
    scene: 'sky',
    draw: one(marine({ armour: '#5a7fae', dark: '#34465c', trim: '#c9ced6', helm: 'young', weapon: 'knife' })),
  }),
  'sm-iron-hands-techmarine': () => ({
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
  'sm-raven-guard-speeder': () => ({ scene: 'storm', draw: at(20, 4, 0.9, speeder()) }),
  'sm-deathwing-guard': () => ({
    scene: 'hall',
    draw: one(marine({ ...BONE, helm: 'heavy', eyes: '#ff5a3d', weapon: 'hammer' })),
  }),
  'sm-drop-pod-assault': () => ({ scene: 'fire', draw: one(dropPod()) }),
  'sm-indomitable': () => ({ scene: 'void', draw: one(events.barrier(brother({ weapon: 'bolter' }))) }),
  'sm-exterminatus': () => ({ scene: 'void', draw: one(events.dyingWorld()) }),
  'sm-godwyn-bolter': () => ({ scene: 'hall', draw: at(16, 8, 0.9, attachments.bigBolter()) }),
  'sm-iron-halo': () => ({ scene: 'hall', draw: one(attachments.ironHalo()) }),
  'sm-fortress-monastery': () => ({ scene: 'sky', draw: one(supports.monastery()) }),
  'sm-holy-sepulchre': () => ({ scene: 'void', draw: one(supports.sepulchre()) }),
  'ork-nazdreg': () => ({ scene: 'fire', draw: one(ork(boss)), bloodied: one(ork({ ...boss, hurt: true })) }),
  'ork-flash-gitz': () => ({
    scene: 'camp',
    draw: squad(
      ork({ cloth: '#5a1f6a', head: 'hat', weapon: 'snazz' }),
      ork({ cloth: '#5a1f6a', head: 'hat' }),
      ork({ cloth: '#1f3a5a', head: 'goggles', weapon: 'snazz' }),
    ),
  }),
  'ork-kraktoof-hall': () => ({ scene: 'camp', draw: one(supports.orkHall()) }),
  'ork-bigga-is-betta': () => ({
    scene: 'camp',
    draw: one(events.growing(ork({ cloth: '#4a2a1a', head: 'horned', shoulder: '#22252b' }), boy({}))),
  }),
  'ork-cybork-body': () => ({ scene: 'bridge', draw: one(attachments.cybork()) }),
  'ork-sniveling-grot': () => ({ scene: 'plain', draw: one(runt()) }),
  'ork-goff-nob': () => ({
    scene: 'fire',
    draw: one(ork({ cloth: '#22252b', head: 'horned', shoulder: '#2b2f36', weapon: 'klaw' })),
  }),
  'ork-weirdboy-maniak': () => ({
    scene: 'storm',
    draw: one(ork({ cloth: '#6a3a5a', head: 'weird', weapon: 'staff' })),
  }),
  'ork-tankbusta-bommaz': () => ({
    scene: 'ruins',
    draw: squad(
      ork({ cloth: '#6a5a2a', head: 'goggles', weapon: 'rokkit' }),
      ork({ cloth: '#6a5a2a', head: 'goggles' }),
      ork({ cloth: '#8a4a2a', head: 'cap' }),
    ),
  }),
  'ork-rugged-killa-kans': () => ({ scene: 'fire', draw: squad(killaKan(), killaKan(), killaKan()) }),
  'ork-enraged-ork': () => ({ scene: 'fire', draw: one(boy({ head: 'mad', skin: '#6aa83a', cloth: '#6a2018' })) }),
  'ork-crushface': () => ({
    scene: 'camp',
    draw: one(ork({ cloth: '#3a2a20', head: 'jaw', shoulder: '#6a3a20', weapon: 'hammer' })),
  }),
  'ork-bad-dok': () => ({ scene: 'hall', draw: one(ork({ cloth: '#dcd8c8', head: 'dok', weapon: 'saw' })) }),
  'ork-rokkitboy': () => ({
    scene: 'sky',
    draw: one(ork({ cloth: '#8a4a2a', head: 'goggles', back: 'rokkit', weapon: 'none' })),
  }),
  'ork-goff-boyz': () => ({
    scene: 'plain',
    draw: squad(
      boy({ cloth: '#22252b', weapon: 'axe' }),
      boy({ cloth: '#22252b' }),
      boy({ cloth: '#3a3a3a', weapon: 'axe' }),
    ),
  }),
  'ork-shoota-mob': () => ({
    scene: 'plain',
    draw: squad(
      ork({ cloth: '#8a4a2a', head: 'cap', weapon: 'gun' }),
      boy({ head: 'cap', weapon: 'gun' }),
      ork({ cloth: '#6a5a2a', head: 'cap' }),
    ),
  }),
  'ork-burna-boyz': () => ({
    scene: 'fire',
    draw: squad(
      ork({ cloth: '#3a2a20', head: 'mask', weapon: 'burna' }),
      ork({ cloth: '#3a2a20', head: 'mask' }),
      ork({ cloth: '#4a2a1a', head: 'mask' }),
    ),
  }),
  'ork-battle-cry': () => ({ scene: 'fire', draw: one(events.shout(boy({ head: 'mad', cloth: '#22252b' }))) }),
  'ork-snotling-attack': () => ({ scene: 'camp', draw: one(events.swarm()) }),
  'ork-squig-bombin': () => ({ scene: 'sky', draw: one(events.squig()) }),
  'ork-rokkit-launcha': () => ({ scene: 'camp', draw: at(18, 6, 0.92, attachments.launcha()) }),
  'ork-ork-kannon': () => ({ scene: 'camp', draw: at(14, 4, 0.92, kannon()) }),
  'ork-bigtoof-banna': () => ({ scene: 'plain', draw: one(supports.banner()) }),
  'ork-tellyporta-pad': () => ({ scene: 'bridge', draw: one(supports.teleportPad()) }),
  'ork-snotlings': () => ({
    scene: 'plain',
    draw:
      at(-8, 26, 0.7, runt('#ffd23d', '#5a3a2a', '#b3202e')) +
      at(66, 24, 0.72, flip(runt('#ffb08a', '#4a4a2a', '#d8a552'))) +
      at(26, 30, 0.72, runt('#ffe98a', '#8a4a2a')),
  }),
  'n-no-mercy': () => ({ scene: 'fire', draw: one(events.brokenShield()) }),
  'n-void-pirate': () => ({ scene: 'bridge', draw: one(pirate()) }),
  'n-rogue-trader': () => ({ scene: 'void', draw: one(trader()) }),
  'n-fall-back': () => ({ scene: 'dawn', draw: one(events.fallBack()) }),
  'n-promethium-mine': () => ({ scene: 'dawn', draw: at(20, 8, 0.9, supports.mine()) }),
  'n-promotion': () => ({ scene: 'hall', draw: one(attachments.medal()) }),
}

export function hasPicture(id: string): boolean {
  return Object.hasOwn(PICTURES, id)
}

/** The whole picture of a card, 132 by 100. A card nobody has drawn yet gets a plain scene with a crest. */
export function cardSvg(id: string, bloodied = false): string {
  const picture = PICTURES[id]?.() ?? { scene: 'void' as const, draw: one(attachments.medal()) }
  const draw = bloodied ? (picture.bloodied ?? picture.draw) : picture.draw
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 132 100" preserveAspectRatio="xMidYMin slice">${scene(picture.scene, seedOf(id))}${draw}</svg>`
}

function seedOf(id: string): number {
  let s = 0
  for (const letter of id) s = (s * 31 + letter.charCodeAt(0)) % 9973
  return s
}
