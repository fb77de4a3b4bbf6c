import type { Tongue } from '../i18n/i18n.ts'
import { HandOver } from '../match/HandOver.tsx'
import { PromptBar } from '../match/prompt/PromptBar.tsx'
import type { Match } from '../screen/match.ts'
import { Button } from '../ui/Button.tsx'
import { Confirm } from '../ui/dialog/Confirm.tsx'
import { Icon } from '../ui/Icon.tsx'
import { opened } from './Opener.tsx'
import { type Drawer, drawer, type Specimen } from './specimen.ts'

/** What the prompt can say whatever is decided. */
function promptStates(sample: Match, { t }: Tongue): Specimen[] {
  const other = sample.seats.find(({ seat }) => seat !== sample.viewer)?.seat ?? ''
  const request = (by: string, of: string) => ({ can: 'no' as const, request: { by, to: 0, waitsFor: [of] } })
  const states: Record<string, Partial<Match>> = {
    waits: { yours: false },
    busy: { busy: true },
    refused: { refusal: t('gallery.a-refusal') },
    'undo-freely': { undo: { can: 'freely', request: null } },
    'undo-by-consent': { undo: { can: 'by-consent', request: null } },
    'undo-asked-of-you': { undo: request(other, sample.viewer) },
    'undo-asked-by-you': { undo: request(sample.viewer, other) },
    'shows-events': { onScreen: { n: 1, event: { type: 'none' }, ms: 0 } },
  }
  return Object.entries(states).map(([id, state]) => ({
    id,
    name: id,
    show: () => (
      <PromptBar match={{ ...sample, ...state }} icon={<Icon id="redoubt" size={26} />} text={t('gallery.a-prompt')} />
    ),
  }))
}

const KINDS = ['primary', 'normal', 'ghost', 'danger'] as const

function buttons({ t }: Tongue): Specimen[] {
  const words = t('gallery.a-button')
  return [
    ...KINDS.map(kind => ({
      ...{ id: kind, name: kind },
      show: () => (
        <Button kind={kind} icon="ui-play" shortcut="P">
          {words}
        </Button>
      ),
    })),
    { id: 'disabled', name: 'disabled', show: () => <Button reason={t('gallery.a-refusal')}>{words}</Button> },
  ]
}

/** What both games share. */
export function appDrawers(sample: Match, words: Tongue): Drawer[] {
  const { t } = words
  const handOver = {
    ...{ id: 'hand-over', name: t('gallery.hand-over') },
    show: () => <HandOver seats={sample.seats} to={sample.viewer} accept={() => {}} />,
  }
  const confirm = opened('confirm', t('gallery.confirm'), close => (
    <Confirm
      title={t('gallery.confirm')}
      reason={t('gallery.a-refusal')}
      yes={t('gallery.a-button')}
      no={t('concede.no')}
      onYes={close}
      onNo={close}
    />
  ))
  return [
    drawer(null, 'buttons', t('gallery.buttons'), 'small', buttons(words)),
    drawer(null, 'prompt-states', t('gallery.prompt-states'), 'wide', promptStates(sample, words)),
    drawer(null, 'hand-over', t('gallery.hand-over'), 'wide', [handOver]),
    { ...drawer(null, 'dialogs', t('gallery.dialogs'), 'button', [confirm]), live: true },
  ]
}
