import type { DoomDecision } from '@redoubt/doom'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Book } from '../reading/book.ts'
import { optionsOf } from '../reading/choices.ts'
import type { Held } from '../reading/held.ts'
import type { Names } from './names.ts'
import type { PromptWords } from './prompt.ts'

/** What playing the card that was taken up would give, before anything is spent; null if it is not there to be played. */
export function pickedWords(
  picked: Held | null,
  decision: DoomDecision,
  { content }: Book,
  names: Names,
  { t }: Tongue,
): PromptWords | null {
  const card = picked && content.actionCards[picked.id]
  if (!card || !optionsOf(decision).some(option => option.do === 'play' && option.card === picked.id)) return null
  const { speed, attack } = card
  const gives = attack ? (speed ? 'both' : 'attack') : speed ? 'move' : 'text'
  const values = { card: names.of(picked.id), gives, speed: speed ?? 0, range: attack?.range ?? 0 }
  return { text: t('doom.ask.picked', values), detail: t('doom.detail.picked') }
}
