import type { Catalogue } from '@redoubt/kernel'
import english from '../../content/text/en.json'

/** The English names of what stands in no list of content: tokens, counters, figures that a mission names. */
export const THINGS: Catalogue = english
