import { ambush } from './ambush.ts'
import { areaEffect } from './area-effect.ts'
import { armorbane } from './armorbane.ts'
import { bloodied } from './bloodied.ts'
import { brutal } from './brutal.ts'
import { flying } from './flying.ts'
import { limited } from './limited.ts'
import { noAttachments } from './no-attachments.ts'
import { ranged } from './ranged.ts'
import { rout } from './rout.ts'

/** Every keyword. A new one is a file of its own and a line here. */
export const KEYWORD_WORDS = [
  ambush,
  areaEffect,
  armorbane,
  bloodied,
  brutal,
  flying,
  limited,
  noAttachments,
  ranged,
  rout,
] as const
