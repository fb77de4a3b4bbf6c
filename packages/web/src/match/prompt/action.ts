import type { Action } from '../../ui/actions.ts'
import type { Props as ButtonProps } from '../../ui/Button.tsx'

/** One button of a prompt: a verb with its object. */
export interface PromptAction extends Omit<Action, 'region' | 'label'> {
  label: string
  icon?: string
  /** `ghost` puts back what was only thought of; `primary` is the one at the far right that Enter presses. */
  kind?: ButtonProps['kind']
  /** A ghost with a button of its own where the others leave room for it; elsewhere, as without this, it is in the menu. */
  ifRoom?: true
}

/** One of the things that can be decided, in words. */
export type MenuChoice = Pick<PromptAction, 'id' | 'label' | 'run'>
