import type { PromptAction } from './action.ts'

interface Placed {
  /** At the left of the buttons: the way back. */
  ghost: PromptAction | undefined
  /** In the menu, because there is no room for them. */
  hidden: PromptAction[]
  /** From the left; the main one is the last, at the far right. */
  shown: PromptAction[]
}

/** Which button of a prompt stands where: the way back, the others, the main one. Those with a key keep their place when there are many. */
export function placed(actions: readonly PromptAction[], room: number): Placed {
  const ghosts = actions.filter(({ kind }) => kind === 'ghost')
  const ghost = ghosts.find(({ shortcut }) => shortcut === 'Escape')
  const primary = actions.filter(({ kind }) => kind === 'primary')
  const normal = actions.filter(({ kind }) => kind !== 'primary' && kind !== 'ghost')
  const others = ghosts.filter(action => action !== ghost)
  let left = room - primary.length
  // The menu takes a place of its own.
  if (normal.length > left) left--
  const kept = new Set(
    [...normal].sort((a, b) => (a.shortcut ? 0 : 1) - (b.shortcut ? 0 : 1)).slice(0, Math.max(0, left)),
  )
  const spare = Math.max(0, left - normal.length)
  const besides = others.filter(action => action.ifRoom).slice(0, spare)
  return {
    ghost,
    hidden: [...normal.filter(action => !kept.has(action)), ...others.filter(action => !besides.includes(action))],
    shown: [...besides, ...normal.filter(action => kept.has(action)), ...primary],
  }
}
