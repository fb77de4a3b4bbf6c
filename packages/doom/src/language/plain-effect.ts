import { schemasOf } from '@redoubt/kernel'
import { z } from 'zod'
import { PLAIN_WORDS } from './words/plain.ts'

/** An effect that is no choice: what a choice offers, so effects stay finite. */
export const plainEffect = z.discriminatedUnion('op', schemasOf(PLAIN_WORDS))
