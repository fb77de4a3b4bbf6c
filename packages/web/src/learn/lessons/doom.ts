import type { DoomEvent } from '@redoubt/doom'
import {
  type Beat as AnyBeat,
  type Lesson as AnyLesson,
  type Remark as AnyRemark,
  type Story as AnyStory,
  count,
  happened,
  offers,
} from '../lesson.ts'
import { plan } from './plan.ts'

type Beat = AnyBeat<DoomEvent>
type Lesson = AnyLesson<DoomEvent>
type Remark = AnyRemark<DoomEvent>
type Story = AnyStory<DoomEvent>

const KIT = { class: null, weapons: ['combat-shotgun', 'plasma-rifle'] }
const alone = { mission: 'exodus-1', marines: 1, squad: { alpha: KIT } }
const space = (name: string) => [`[data-space="${name.toUpperCase()}"]`, '[data-region="board"]']
const card = (id: string) => [`[data-region="hand"] [data-card="${id}"]`, '[data-region="hand"]']
const prompt = () => ['[data-part="prompt"]']
/** The button of the prompt for this verb. */
const button = (verb: string) => [`[data-part="prompt"] [data-action^="${verb}"]`, ...prompt()]
/** One that can be opened from here, else any that is shut. */
const DOORS = ['[data-door]', '[data-shut]']
/** Whoever can be attacked from here, else the button for it. */
const attack = () => ['[data-space][data-legal][data-figure]', ...button('attack')]
const LIT = ['[data-space][data-legal]']
const hasEnded = (story: Story) => happened(story, 'activation-end', { figure: 'alpha' })

const moving: Lesson = {
  ...{ game: 'doom', seat: 'alpha', seed: 'moving' },
  options: {
    ...alone,
    scenario: {
      map: plan(
        ['.......', '.~~....', '.......'],
        [
          ['d1', 'e1', '|'],
          ['d3', 'e3', '|'],
        ],
      ),
      doors: [['d2', 'e2']],
      turn: 'alpha',
      marines: { alpha: { at: 'a2', damage: 4, mp: 12, hand: ['sidearm', 'double-time', 'armor'] } },
      demons: [{ kind: 'imp', at: 'g1' }],
      items: [{ type: 'health-pack', at: 'f3' }],
    },
  },
  beats: [
    { id: 'step', done: story => happened(story, 'step', { figure: 'alpha' }), point: () => space('b3') },
    {
      id: 'door',
      done: story => happened(story, 'door', { by: 'alpha' }),
      point: () => ['[data-door]', ...space('d2')],
    },
    { id: 'pack', done: story => happened(story, 'item', { marine: 'alpha' }), point: () => space('f3') },
    {
      id: 'range',
      done: story => happened(story, 'attack', { attacker: 'alpha' }),
      point: story => (offers(story, 'attack') ? attack() : card('sidearm')),
    },
  ],
  remarks: [{ id: 'rubble', on: event => event.type === 'step' && event.cost === 2 }],
  lost: hasEnded,
}

const sight: Lesson = {
  ...{ game: 'doom', seat: 'alpha', seed: 'sight' },
  options: {
    ...alone,
    squad: { alpha: { class: null, weapons: ['heavy-assault-rifle', 'plasma-rifle'] } },
    eventSets: ['power-overwhelming', 'armored-offensive', 'seek-and-destroy'],
    scenario: {
      map: plan(['........', '..##....', '.....~..', '........']),
      turn: 'alpha',
      marines: {
        alpha: {
          at: 'a2',
          hand: ['aimed-salvo', 'target-lock', 'armor'],
          weapons: ['heavy-assault-rifle', 'plasma-rifle'],
          mp: 3,
        },
      },
      demons: [{ kind: 'imp', at: 'g3' }],
      // The first defense card is bad and the second good: only a target in cover gets to see the second.
      events: { hand: [], deck: ['hellish-power', 'iron-skin'] },
      dice: [1, 1, 1, 2, 2],
    },
  },
  beats: [
    {
      id: 'look',
      done: story => happened(story, 'step', { figure: 'alpha' }) || happened(story, 'attack', { attacker: 'alpha' }),
      point: () => space('c4'),
    },
    {
      id: 'shoot',
      done: story => happened(story, 'attack', { attacker: 'alpha' }),
      point: () => card('aimed-salvo'),
    },
    { id: 'hit', done: story => happened(story, 'damage', { by: 'alpha' }), point: prompt },
  ],
  remarks: [{ id: 'cover', on: event => event.type === 'rejected' }],
  lost: hasEnded,
}

const defence: Lesson = {
  ...{ game: 'doom', seat: 'alpha', seed: 'defence' },
  options: {
    ...alone,
    scenario: {
      map: plan(['.......', '..~....', '.......']),
      marines: {
        alpha: {
          at: 'a2',
          hand: ['armor', 'sidearm', 'double-time'],
          deck: ['ammo-check', 'point-blank-blast'],
        },
      },
      demons: [{ kind: 'imp', at: 'd2' }],
      events: { hand: [] },
      dice: [2, 3, 2, 3],
      initiative: ['invader', 'alpha'],
    },
  },
  beats: [
    { id: 'wait', done: story => happened(story, 'attack', { defender: 'alpha' }) },
    {
      id: 'reaction',
      done: story => happened(story, 'played', { marine: 'alpha', card: 'armor' }),
      point: () => card('armor'),
    },
    { id: 'sum', done: story => happened(story, 'hits', { defender: 'alpha' }), point: prompt },
  ],
  remarks: [{ id: 'cover', asked: story => story.decision?.kind === 'defense-card' }],
  lost: story => happened(story, 'hits', { defender: 'alpha' }) && !happened(story, 'played', { card: 'armor' }),
}

const glory: Lesson = {
  ...{ game: 'doom', seat: 'alpha', seed: 'glory' },
  options: {
    ...alone,
    scenario: {
      map: plan(
        ['.......', '.......'],
        [
          ['d1', 'e1', '|'],
          ['d2', 'e2', '|'],
        ],
      ),
      turn: 'alpha',
      marines: { alpha: { at: 'a1', damage: 5, mp: 7, hand: ['sidearm', 'double-time', 'armor'] } },
      demons: [
        { kind: 'imp', at: 'b2', damage: 2 },
        { kind: 'pinky', at: 'f2' },
      ],
      teleporters: [{ at: 'd1', active: false }, { at: 'f2' }],
      events: { hand: [] },
    },
  },
  beats: [
    { id: 'kill', done: story => happened(story, 'glory-kill', { marine: 'alpha' }), point: () => space('b2') },
    { id: 'wake', done: story => happened(story, 'teleporter', { active: true }), point: () => space('d1') },
    {
      id: 'telefrag',
      done: story => story.events.some(event => event.type === 'killed' && event.figure === 'pinky-1'),
      point: () => space('f2'),
    },
  ],
  lost: hasEnded,
}

const weapons: Lesson = {
  ...{ game: 'doom', seat: 'alpha', seed: 'weapons' },
  options: {
    ...alone,
    squad: { alpha: { ...KIT, class: 'gunslinger' } },
    scenario: {
      map: plan(['......', '......', '......']),
      turn: 'alpha',
      marines: {
        alpha: {
          at: 'a2',
          mp: 3,
          hand: ['throw-frag-grenade', 'sidearm', 'armor'],
          weapons: ['combat-shotgun', 'plasma-rifle', 'frag-grenade'],
        },
      },
      demons: [
        { kind: 'imp', at: 'f1' },
        { kind: 'imp', at: 'f2' },
      ],
      items: [{ type: 'weapon', weapon: 'chaingun', at: 'b1' }],
      events: { hand: [] },
    },
  },
  beats: [
    { id: 'take', done: story => happened(story, 'item', { marine: 'alpha' }), point: () => space('b1') },
    {
      id: 'class',
      done: story =>
        happened(story, 'ability', { by: 'alpha', ability: 'gunslinger-1' }) &&
        happened(story, 'attack', { attacker: 'alpha' }),
      point: story => (offers(story, 'target') ? LIT : button('use')),
    },
    {
      id: 'throw',
      done: story => happened(story, 'played', { marine: 'alpha', card: 'throw-frag-grenade' }),
      point: () => card('throw-frag-grenade'),
    },
    { id: 'land', done: story => happened(story, 'token', { change: 'placed' }), point: () => space('e2') },
    { id: 'end', done: hasEnded, point: () => button('end') },
  ],
}

const isBaron = (figure: string) => figure.startsWith('baron')

const invader: Lesson = {
  ...{ game: 'doom', seat: 'invader', seed: 'invader' },
  options: {
    ...{ mission: 'exodus-1', marines: 1, squad: { alpha: KIT } },
    eventSets: ['power-overwhelming', 'armored-offensive', 'seek-and-destroy'],
    scenario: {
      map: plan(['........', '........', '........', '........']),
      turn: 'imp',
      marines: { alpha: { at: 'a2', hand: ['sidearm', 'double-time', 'ammo-check'] } },
      demons: [
        { kind: 'imp', at: 'f2' },
        { kind: 'baron-of-hell', at: ['g3', 'h3', 'g4', 'h4'] },
      ],
      argent: { imp: 2 },
      threat: 6,
      portals: [{ at: 'g1', level: 'blue', up: true }],
      events: { hand: ['demonic-strength', 'demonic-strength', 'unstoppable'] },
      initiative: ['invader'],
      dice: [2, 2, 3, 1],
    },
  },
  beats: [
    {
      id: 'attack',
      done: story => story.events.some(event => event.type === 'attack' && String(event.attacker).startsWith('imp')),
      point: story => (offers(story, 'attack') ? button('attack') : space('c2')),
    },
    {
      id: 'event',
      done: story => happened(story, 'event-card'),
      fits: story => offers(story, 'use') || offers(story, 'play'),
      point: story => button(offers(story, 'use') ? 'use' : 'play'),
    },
    {
      id: 'large',
      done: story => story.events.some(event => event.type === 'step' && isBaron(event.figure)),
      point: story => (happened(story, 'activation', { kind: 'baron-of-hell' }) ? LIT : button('end')),
    },
    { id: 'end', done: story => happened(story, 'round'), point: () => button('end') },
    { id: 'summon', done: story => happened(story, 'placed', { how: 'summon' }), point: prompt },
    {
      id: 'argent',
      done: story => story.events.some(event => event.type === 'argent' && Number(event.change) > 0),
      point: prompt,
    },
  ],
}

const isDemon = (figure: string) => /-\d+$/.test(figure)

/**
 * Remarks of a whole mission: the guide speaks when something happens for the first time. Cover and Glory Kills, which the mission of the
 * training leaves out (D-TUTORIAL-1), have lessons of their own.
 */
const REMARKS: readonly Remark[] = [
  { id: 'frag', on: event => event.type === 'frag' },
  { id: 'summoned', on: event => event.type === 'placed' && event.how === 'summon' },
  { id: 'weapon', on: event => event.type === 'item' && event.item !== 'health-pack' },
  { id: 'dodge', on: event => event.type === 'hits' && event.dodge },
  { id: 'kill', on: event => event.type === 'killed' && isDemon(event.figure) },
  { id: 'miss', on: event => event.type === 'hits' && event.damage === 0 && !event.dodge },
  { id: 'first-blood', on: event => event.type === 'damage' && event.amount > 0 },
]

/** What a marine is asked for the first time. */
const ATTACKED: Remark = { id: 'attacked', asked: story => story.decision?.kind === 'during-defense' }

const own = (figure: string) => (story: Story) => happened(story, 'activation', { figure })
const win: Beat = { id: 'win', done: story => story.isOver }
/** Whoever never did something of it until the match was over is not asked for it any more. */
const unlessOver = (beats: readonly Beat[]): Beat[] =>
  beats.map(beat => ({ ...beat, done: story => story.isOver || beat.done(story) }))

const hasFired = (story: Story) => happened(story, 'attack', { attacker: 'alpha' })

const training: Lesson = {
  // One of the orders in which Bravo acts first, then Alpha, and the invader last: one has played before one is attacked.
  ...{ game: 'doom', seat: 'alpha', seed: 'training 203' },
  // With a Recruit at their side beginners lose.
  bots: { bravo: 'veteran' },
  options: { mission: 'tutorial', marines: 2 },
  beats: unlessOver([
    { id: 'begin', done: own('alpha'), point: () => ['[data-part="initiative"]'], waits: true },
    {
      id: 'card',
      // A reaction of somebody who was attacked first is no answer to this.
      done: story =>
        (['main', 'bonus'] as const).some(as => happened(story, 'played', { marine: 'alpha', as })) ||
        happened(story, 'sprint', { marine: 'alpha' }),
      point: () => ['[data-region="hand"] [data-can]', '[data-region="hand"]'],
    },
    {
      id: 'walk',
      done: story => happened(story, 'step', { figure: 'alpha' }),
      fits: story => offers(story, 'step'),
      point: () => LIT,
    },
    {
      id: 'dice',
      done: hasFired,
      fits: story => offers(story, 'play') && !offers(story, 'attack'),
      point: () => ['[data-region="hand"] [data-can]'],
    },
    {
      id: 'fire',
      done: hasFired,
      fits: story => offers(story, 'attack') || offers(story, 'target'),
      point: story => (offers(story, 'target') ? LIT : attack()),
    },
    { id: 'end', done: hasEnded, point: () => button('end') },
    { id: 'again', done: story => count(story, 'activation', { figure: 'alpha' }) >= 2 },
    { id: 'door', done: story => happened(story, 'door'), point: () => DOORS },
    win,
  ]),
  remarks: [ATTACKED, ...REMARKS],
}

const SUMMONING = ['choose-portal', 'invasion-group', 'summon-kind', 'summon-place']

/** What the invader is asked for the first time, once a demon has begun to act. */
const EVENT: Remark = {
  id: 'event',
  asked: story =>
    happened(story, 'activation') && offers(story, 'pass') && (offers(story, 'play') || offers(story, 'use')),
}

const trainingInvader: Lesson = {
  ...{ game: 'doom', seat: 'invader', seed: 'training-invader' },
  options: { mission: 'tutorial', marines: 2 },
  beats: unlessOver([
    { id: 'begin', done: story => story.events.some(event => event.type === 'activation' && event.kind !== undefined) },
    {
      id: 'walk',
      done: story => story.events.some(event => event.type === 'step' && isDemon(event.figure)),
      fits: story => offers(story, 'step'),
      point: () => LIT,
    },
    {
      id: 'fire',
      done: story => story.events.some(event => event.type === 'attack' && isDemon(event.attacker)),
      fits: story => offers(story, 'attack'),
      point: attack,
    },
    {
      id: 'summon',
      done: story => happened(story, 'placed', { how: 'summon' }),
      // Whoever has not moved a demon yet has other things to think of.
      fits: story => SUMMONING.includes(story.decision?.kind ?? ''),
      point: () => LIT,
    },
    { ...win, fits: () => false },
  ]),
  remarks: [EVENT, ...REMARKS],
}

export const DOOM_LESSONS = {
  moving,
  sight,
  defence,
  glory,
  weapons,
  invader,
  training,
  'training-invader': trainingInvader,
}
