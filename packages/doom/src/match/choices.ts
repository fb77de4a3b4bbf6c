import type { Choice } from '@redoubt/kernel'

/** Everything a seat of DOOM can be offered. The fields besides `info` identify the choice. */
export interface DoomChoice extends Choice {
  /** A space by its coordinate. */
  to?: string
  /** A figure. */
  figure?: string
  /** A card, weapon, class, portal, door, token … by id. */
  card?: string
  /** A number, colour or other detail. */
  n?: number | string
  /** A seat that goes first. */
  seat?: string
}

export const done: DoomChoice = Object.freeze({ do: 'done' })
export const yes: DoomChoice = Object.freeze({ do: 'yes' })
export const no: DoomChoice = Object.freeze({ do: 'no' })
