import { offer } from '@redoubt/doom'
import { key } from '@redoubt/kernel'

/** The key of the target that is named right after an attack is chosen. */
export const targetKey = (figure: string): string => key(offer.newTarget(figure))
