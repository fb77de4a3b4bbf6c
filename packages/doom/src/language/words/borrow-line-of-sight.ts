import { z } from 'zod'
import { attackOf } from '../../match/attack-frame.ts'
import { self } from '../fields.ts'
import { OF_MARINES } from '../sources.ts'
import { type Word, word } from '../word.ts'

const fields = { who: z.literal('attacker'), from: self }

export const borrowLineOfSight: Word<'borrowLineOfSight', typeof fields> = word('borrowLineOfSight', {
  means: "Line of sight and corner may be taken from the other figure's space; range still counts from the attacker.",
  group: 'attack',
  from: OF_MARINES,
  inAttack: true,
  moments: ['ally-before-attack'],
  fields,
  run: (g, f) => {
    attackOf(g)!.eyes = f.self ?? f.owner
  },
})
