import type { ConquestEvent } from '@redoubt/conquest'
import { type Lesson as AnyLesson, type Story as AnyStory, happened, offers } from '../lesson.ts'

type Lesson = AnyLesson<ConquestEvent>
type Story = AnyStory<ConquestEvent>

const unit = (id: string) => [`[data-figure^="${id}"]`, '[data-part="prompt"]']
const inHand = (id: string) => [`[data-home="hand"] [data-card^="${id}"]`, '[data-home="hand"]']
const planet = (at: string) => [`[data-planet="${at}"]`, '[data-part="prompt"]']
const prompt = () => ['[data-part="prompt"]']
const ROW = ['Plannum', 'Atrox Prime', 'Elouith', 'Tarrus', 'Ferrin']

const deploy: Lesson = {
  ...{ game: 'conquest', seat: 'a', seed: 'deploy' },
  options: {
    scenario: {
      ...{ round: 1, phase: 'deploy', initiative: 'a', planets: ROW },
      a: { resources: 5, hand: ['10th Company Scout', 'Tactical Squad Cardinis', 'Blood Angels Veterans'] },
      b: { resources: 0, passed: true },
    },
  },
  beats: [
    {
      id: 'unit',
      done: story => happened(story, 'enter', { seat: 'a', how: 'deployed' }),
      point: () => inHand('sm-10th-company-scout'),
    },
    { id: 'pass', done: story => happened(story, 'pass', { seat: 'a', turn: 'deploy' }), point: prompt },
    { id: 'commit', done: story => happened(story, 'commit', { seat: 'a' }), point: () => planet('p2') },
    { id: 'collect', done: story => happened(story, 'bonus', { seat: 'a' }), point: prompt },
  ],
  lost: story => happened(story, 'phase', { phase: 'combat' }) && !happened(story, 'bonus', { seat: 'a' }),
}

const commit: Lesson = {
  ...{ game: 'conquest', seat: 'a', seed: 'commit' },
  options: {
    scenario: {
      ...{ round: 1, phase: 'command', initiative: 'a', planets: ROW },
      a: { at: { p2: ['10th Company Scout'], p1: ['Blood Angels Veterans', 'Ultramarines Dreadnought'] } },
      b: { at: { p1: ['Shoota Mob'], p3: ['Rokkitboy'] } },
    },
  },
  beats: [
    { id: 'choose', done: story => happened(story, 'commit', { seat: 'a' }), point: () => planet('p1') },
    { id: 'struggle', done: story => happened(story, 'struggle'), point: prompt },
    { id: 'battle', done: story => happened(story, 'battle'), point: prompt },
    { id: 'claim', done: story => happened(story, 'claim', { seat: 'a' }), point: () => unit('sm-') },
  ],
  lost: story => happened(story, 'phase', { phase: 'headquarters' }) && !happened(story, 'claim', { seat: 'a' }),
}

const battle: Lesson = {
  ...{ game: 'conquest', seat: 'a', seed: 'battle' },
  options: {
    scenario: {
      ...{ round: 1, phase: 'combat', initiative: 'b', planets: ROW },
      a: {
        hand: ['Tallassarian Tempest Blade', 'Indomitable'],
        at: { p1: ['Tactical Squad Cardinis', 'Blood Angels Veterans'] },
      },
      b: { at: { p1: ['Rokkitboy', 'Shoota Mob'] } },
    },
  },
  beats: [
    { id: 'shield', done: story => happened(story, 'shield', { seat: 'a' }), point: prompt },
    {
      id: 'attack',
      done: story => story.events.some(event => event.type === 'attack' && String(event.attacker).startsWith('sm-')),
      point: () => unit('sm-'),
    },
    { id: 'win', done: story => happened(story, 'claim', { seat: 'a' }), point: () => unit('sm-') },
  ],
  lost: story => happened(story, 'phase', { phase: 'headquarters' }),
}

const used = (card: string) => (story: Story) =>
  story.events.some(event => event.type === 'use' && event.seat === 'a' && event.card.startsWith(card))

const reactions: Lesson = {
  ...{ game: 'conquest', seat: 'a', seed: 'reactions' },
  options: {
    scenario: {
      ...{ round: 1, phase: 'deploy', initiative: 'a', planets: ROW },
      a: {
        resources: 3,
        hand: ['10th Company Scout', 'The Fury of Sicarius'],
        hq: ['Fortress-Monastery'],
      },
      b: { resources: 0, passed: true, at: { p1: ['Goff Nob', 'Shoota Mob'] } },
    },
  },
  beats: [
    {
      id: 'deploy',
      done: story => happened(story, 'announce', { seat: 'a' }),
      point: () => inHand('sm-10th-company-scout'),
    },
    { id: 'interrupt', done: used('sm-fortress-monastery'), point: prompt },
    {
      id: 'commit',
      done: story => happened(story, 'commit', { seat: 'a' }),
      point: story => (offers(story, 'commit') ? planet('p1') : prompt()),
    },
    {
      id: 'attack',
      done: story => story.events.some(event => event.type === 'attack' && event.attacker.startsWith('sm-')),
      point: () => unit('sm-10th-company-scout'),
    },
    {
      id: 'react',
      done: story => story.events.some(event => event.type === 'play' && event.card.startsWith('sm-fury-of-sicarius')),
      point: prompt,
    },
    { id: 'income', done: used('sm-cato-sicarius'), point: prompt },
  ],
  lost: story => happened(story, 'phase', { phase: 'headquarters' }),
}

export const CONQUEST_LESSONS = { deploy, commit, battle, reactions }
