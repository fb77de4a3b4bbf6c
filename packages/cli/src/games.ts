import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type Registry, registry } from '@redoubt/kernel'

/** Every game that can be played; one line each. */
export const games: Registry = registry(doom, conquest)
