import type { Part, Recipe } from './synth.ts'

const tone = (wave: Part['wave'], from: number, to: number, length: number, gain: number, at = 0): Part => ({
  wave,
  pitch: [from, to],
  length,
  gain,
  at,
})
const hiss = (from: number, to: number, length: number, gain: number, at = 0, q = 1): Part => ({
  wave: 'noise',
  pitch: [from, to],
  length,
  gain,
  at,
  q,
})
const rumble = (from: number, to: number, length: number, gain: number, at = 0): Part => ({
  wave: 'noise',
  pitch: [from, to],
  length,
  gain,
  at,
  filter: 'lowpass',
})
const slow = (part: Part, rise: number): Part => ({ ...part, rise })
/** A struck bar: the note and a bright overtone that dies sooner. */
const bell = (note: number, length: number, gain: number, at = 0): Part[] => [
  tone('sine', note, note, length, gain, at),
  tone('sine', note * 2.76, note * 2.76, length * 0.4, gain * 0.35, at),
]

/** Every sound of the games, short and never harsh. Each has a visual twin: sound never carries news alone. */
export const RECIPES = {
  // The table
  select: [tone('triangle', 720, 760, 0.05, 0.18)],
  error: [tone('sine', 150, 90, 0.16, 0.5), rumble(300, 120, 0.08, 0.25)],
  'your-decision': [...bell(587, 0.35, 0.16), ...bell(784, 0.45, 0.16, 0.13)],
  'reaction-window': [slow(tone('triangle', 392, 784, 0.25, 0.2), 0.03), ...bell(784, 0.3, 0.1, 0.22)],
  win: [
    ...bell(523, 0.5, 0.16),
    ...bell(659, 0.5, 0.16, 0.14),
    ...bell(784, 0.6, 0.16, 0.28),
    ...bell(1047, 1.1, 0.18, 0.44),
    slow(tone('triangle', 262, 262, 1.1, 0.14, 0.44), 0.05),
  ],
  lose: [
    ...bell(392, 0.6, 0.16),
    ...bell(349, 0.6, 0.16, 0.22),
    ...bell(294, 1.2, 0.18, 0.44),
    slow(tone('sawtooth', 73, 62, 1.2, 0.08, 0.44), 0.1),
  ],
  // Movement and the map
  'step-metal': [hiss(1900, 1400, 0.05, 0.22, 0, 4), tone('triangle', 220, 180, 0.05, 0.12)],
  'step-stone': [rumble(700, 250, 0.07, 0.3)],
  door: [
    slow(rumble(260, 480, 0.32, 0.35), 0.05),
    tone('square', 70, 55, 0.3, 0.06),
    hiss(2200, 1600, 0.06, 0.2, 0.34, 3),
  ],
  'portal-open': [
    slow(tone('sawtooth', 60, 190, 0.5, 0.14), 0.18),
    slow(hiss(300, 2200, 0.5, 0.22, 0, 2), 0.15),
    tone('sine', 95, 70, 0.6, 0.3, 0.1),
  ],
  teleport: [
    slow(tone('sine', 320, 1500, 0.25, 0.18), 0.05),
    tone('sine', 1500, 520, 0.28, 0.14, 0.22),
    slow(hiss(2500, 6000, 0.3, 0.08), 0.08),
  ],
  'pick-up': [...bell(880, 0.16, 0.14), ...bell(1175, 0.22, 0.14, 0.07)],
  heal: [slow(tone('sine', 440, 660, 0.35, 0.16), 0.05), ...bell(990, 0.35, 0.1, 0.18)],
  // Weapons
  shotgun: [rumble(2600, 180, 0.22, 0.8), tone('sine', 120, 45, 0.2, 0.6), hiss(1400, 900, 0.05, 0.2, 0.26, 3)],
  rifle: [rumble(3200, 500, 0.07, 0.5), rumble(3000, 480, 0.07, 0.45, 0.08), rumble(2800, 460, 0.09, 0.4, 0.16)],
  plasma: [
    tone('sawtooth', 1250, 240, 0.14, 0.18),
    tone('sine', 900, 200, 0.16, 0.2, 0.03),
    hiss(4200, 1200, 0.1, 0.12),
  ],
  rocket: [
    slow(hiss(600, 1800, 0.22, 0.35), 0.04),
    rumble(900, 60, 0.6, 0.9, 0.24),
    tone('sine', 70, 32, 0.6, 0.7, 0.24),
  ],
  chainsaw: [
    slow(tone('sawtooth', 82, 118, 0.4, 0.22), 0.04),
    slow(tone('square', 164, 230, 0.4, 0.08), 0.04),
    slow(hiss(1500, 2400, 0.4, 0.14, 0, 2), 0.05),
  ],
  'energy-charge': [slow(tone('sine', 180, 920, 0.18, 0.2), 0.3), slow(tone('triangle', 90, 460, 0.18, 0.12), 0.3)],
  // Dice, shields, harm
  'die-tap': [hiss(2600, 2200, 0.025, 0.3, 0, 6), tone('triangle', 900, 700, 0.03, 0.1)],
  'die-land': [hiss(1500, 900, 0.05, 0.4, 0, 3), tone('triangle', 330, 240, 0.06, 0.22)],
  'shield-ring': [...bell(1320, 0.4, 0.16), hiss(5200, 4200, 0.08, 0.08)],
  'dodge-swish': [slow(hiss(900, 3600, 0.12, 0.3, 0, 2), 0.06)],
  'flesh-hit': [rumble(900, 140, 0.12, 0.6), tone('sine', 160, 70, 0.12, 0.4)],
  'stagger-gong': [...bell(196, 0.7, 0.26), ...bell(147, 0.8, 0.18)],
  'demon-death': [tone('sawtooth', 230, 46, 0.5, 0.16), rumble(1200, 90, 0.5, 0.5), hiss(500, 160, 0.4, 0.2, 0.08, 2)],
  'marine-down': [tone('triangle', 392, 130, 0.5, 0.22), rumble(500, 80, 0.35, 0.5, 0.12), ...bell(262, 0.6, 0.1, 0.1)],
  'glory-kill': [
    rumble(1800, 120, 0.16, 0.7),
    tone('sine', 90, 40, 0.3, 0.6),
    rumble(1400, 90, 0.22, 0.7, 0.16),
    slow(tone('sawtooth', 110, 165, 0.4, 0.12, 0.2), 0.03),
    ...bell(440, 0.5, 0.12, 0.26),
  ],
  // Cards and the invader
  'argent-spend': [...bell(1568, 0.25, 0.1), tone('sine', 784, 392, 0.22, 0.14, 0.05)],
  'card-draw': [slow(hiss(3200, 5200, 0.05, 0.18, 0, 2), 0.03)],
  'card-play': [slow(hiss(2200, 3800, 0.04, 0.2, 0, 2), 0.02), tone('triangle', 300, 240, 0.06, 0.16, 0.06)],
  'initiative-flip': [hiss(2800, 1800, 0.04, 0.25, 0, 3), ...bell(659, 0.25, 0.12, 0.04)],
  // Conquest
  'dial-lock': [hiss(1700, 1300, 0.03, 0.35, 0, 5), tone('triangle', 200, 160, 0.08, 0.24, 0.03)],
  'dial-reveal': [hiss(1700, 2300, 0.03, 0.3, 0, 5), ...bell(523, 0.4, 0.14, 0.05), ...bell(698, 0.4, 0.12, 0.12)],
  'command-won': [...bell(698, 0.3, 0.14), ...bell(880, 0.35, 0.14, 0.09)],
  'resource-clink': [...bell(1760, 0.18, 0.12), ...bell(2093, 0.22, 0.1, 0.06)],
  'battle-drum': [
    tone('sine', 98, 60, 0.3, 0.7),
    rumble(400, 90, 0.2, 0.4),
    tone('sine', 98, 60, 0.3, 0.6, 0.22),
    rumble(400, 90, 0.2, 0.35, 0.22),
    tone('sine', 82, 50, 0.45, 0.7, 0.44),
  ],
  'planet-won': [
    slow(tone('triangle', 196, 196, 0.9, 0.14), 0.08),
    ...bell(587, 0.5, 0.16),
    ...bell(784, 0.8, 0.18, 0.16),
    ...bell(1175, 0.7, 0.1, 0.3),
  ],
  'warlord-bloodied': [
    rumble(2400, 160, 0.3, 0.6),
    hiss(3200, 900, 0.14, 0.25, 0.02, 4),
    ...bell(165, 0.9, 0.26, 0.06),
  ],
  'unit-destroyed': [tone('triangle', 260, 70, 0.35, 0.22), rumble(900, 100, 0.3, 0.45)],
} satisfies Record<string, Recipe>

export const CUES = Object.keys(RECIPES) as Cue[]
export type Cue = keyof typeof RECIPES

export function isCue(name: string): name is Cue {
  return Object.hasOwn(RECIPES, name)
}
