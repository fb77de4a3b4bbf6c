import type { Conquest, ConquestOption } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import type { MenuChoice, PromptAction } from '../../match/prompt/action.ts'
import type { Match } from '../../screen/match.ts'
import type { ConquestContext } from '../common/context.ts'
import { afterShield } from '../reading/aftermath.ts'
import { looseOptions } from '../reading/choices.ts'
import { isPlace } from '../reading/places.ts'
import { cardData } from '../reading/printed.ts'
import { freeGain, sayAlways } from '../windows/gains.ts'
import { cardName } from '../words/names.ts'
import { fullLabel, optionLabel } from '../words/option.ts'
import { type Prompt, promptOf } from '../words/prompt.ts'

/** More buttons than this are a list. */
const MOST = 4

/** The sentence and the buttons for the decision at hand, and for what is picked up. */
export function usePrompt(
  table: ConquestContext,
  log: Match<Conquest>['log'],
): { prompt: Prompt; actions: PromptAction[]; listed: readonly MenuChoice[] } {
  const words = useWords()
  const { t } = words
  const { view, decision, options, picked, pickedOptions } = table
  if (!decision || options.length === 0) return { prompt: { icon: 'redoubt', text: '' }, actions: [], listed: [] }
  const button = (option: ConquestOption, kind: PromptAction['kind'], shortcut?: string): PromptAction => ({
    id: option.key,
    label: optionLabel(view, decision, option, words, picked !== null && option.card === picked),
    run: () => table.choose(option),
    ...(kind ? { kind } : {}),
    ...(shortcut ? { shortcut } : {}),
  })
  const full = (option: ConquestOption): MenuChoice => ({
    ...button(option, 'normal'),
    label: fullLabel(view, decision, option, words),
  })
  const gain = freeGain(decision, view)
  const isAlone = options.filter(({ do: word }) => word !== 'pass').length === 1
  const always: PromptAction[] = gain
    ? [
        {
          id: 'always-yes',
          label: isAlone ? t('conquest.always.yes') : t('conquest.always.yes-to', { name: gain.owner }),
          kind: 'ghost',
          ifRoom: true,
          run: () => {
            sayAlways(gain.ability, true)
            table.choose(options.find(({ key }) => key === gain.key)!)
          },
        },
      ]
    : []
  if (picked !== null) {
    const few = pickedOptions.length <= MOST
    const only = pickedOptions.length === 1
    return {
      prompt: pickedPrompt(table, promptOf(view, decision, words, log), words),
      actions: [
        {
          id: 'cancel',
          label: t(isPlace(picked) ? 'conquest.do.cancel-place' : 'conquest.do.cancel'),
          kind: 'ghost',
          shortcut: 'Escape',
          run: () => table.pick(null),
        },
        ...(pickedOptions.some(({ key }) => key === gain?.key) ? always : []),
        ...(few
          ? pickedOptions.map(option => button(option, only ? 'primary' : 'normal', only ? 'Enter' : undefined))
          : []),
      ],
      listed: pickedOptions.map(full),
    }
  }
  const loose = looseOptions(options)
  const things = options.filter(option => !loose.includes(option))
  const few =
    things.length <= 2 && decision.kind !== 'commit' && decision.kind !== 'deploy-turn' && decision.kind !== 'shield'
  const sole = options.length === 1
  /** The one thing to do, or the one attack beside a retreat. */
  const isChief = (option: ConquestOption) =>
    sole || (option.do === 'attack' && things.filter(({ do: word }) => word === 'attack').length === 1)
  const base = promptOf(view, decision, words, log)
  const spent = sole && decision.kind === 'deploy-turn'
  const prompt: Prompt = spent ? { icon: base.icon, text: t('conquest.prompt.deploy-turn-spent') } : base
  const detail = prompt.detail ?? (few ? sayings(things, words) : undefined)
  return {
    prompt: detail ? { ...prompt, detail } : prompt,
    actions: [
      ...always,
      ...(few
        ? things.map(option => (isChief(option) ? button(option, 'primary', 'Enter') : button(option, 'normal')))
        : []),
      ...loose.map((option, i) =>
        button(
          option,
          sole || (isGain(option) && i === 0) ? 'primary' : 'normal',
          option.do === 'pass' || option.do === 'done' ? 'p' : isGain(option) && i === 0 ? 'Enter' : undefined,
        ),
      ),
    ],
    listed: [...things, ...loose].map(full),
  }
}

/** What the cards that may be used say. */
function sayings(options: readonly ConquestOption[], { t }: ReturnType<typeof useWords>): string | undefined {
  const texts = options.flatMap(({ do: word, card, n }) => {
    const text = card && (word === 'use' || word === 'play') ? cardData(card)?.abilities[(n ?? 1) - 1]?.text : undefined
    if (!text) return []
    return options.length > 1 ? [t('conquest.prompt.saying', { card: cardName(card!), text })] : [text]
  })
  return texts.length > 0 ? [...new Set(texts)].join(' · ') : undefined
}

/** The first thing a winner would take is the button that shines. */
function isGain({ do: word }: ConquestOption): boolean {
  return word.startsWith('take-') || word === 'use' || word === 'keep'
}

function pickedPrompt(table: ConquestContext, base: Prompt, { t }: ReturnType<typeof useWords>): Prompt {
  const { view, picked, pickedOptions, decision } = table
  if (picked === null || !decision) return base
  if (isPlace(picked)) return { ...base, detail: base.detail ?? '' }
  const data = cardData(picked)
  const card = cardName(picked)
  if (pickedOptions.some(option => option.do === 'deploy')) {
    const home = data?.type === 'support'
    const resources = view.players.find(({ seat }) => seat === decision.seat)?.resources ?? 0
    return {
      icon: base.icon,
      text: t(home ? 'conquest.prompt.picked-home' : 'conquest.prompt.picked-deploy', { card }),
      detail: t(home ? 'conquest.prompt.picked-home-detail' : 'conquest.prompt.picked-deploy-detail', {
        cost: data?.cost ?? 0,
        resources,
      }),
    }
  }
  const option = pickedOptions[0]
  if (option?.do === 'shield') {
    const after = afterShield(view, decision.about?.unit ?? '', decision.about?.amount ?? 0, data?.shields ?? 0)
    return { ...base, detail: t('conquest.shield.use', { card, ...after }) }
  }
  const text = data?.abilities[(option?.n ?? 1) - 1]?.text
  if (text && (option?.do === 'use' || option?.do === 'play'))
    return { icon: base.icon, text: base.text, detail: t('conquest.prompt.picked-use', { card, text }) }
  if (pickedOptions.length === 1) return base
  return { icon: base.icon, text: t('conquest.prompt.picked-plain', { card }) }
}
