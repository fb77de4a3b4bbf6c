import { useWords } from '../../i18n/context.tsx'
import type { MessageKey } from '../../i18n/i18n.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { View } from './useCamera.ts'

export function Controls({
  camera,
  sight,
  onSight,
  actor,
  onTurn,
  onList,
}: {
  camera: View
  sight: boolean
  onSight(): void
  /** Name of the acting figure. */
  actor: string | null
  /** Present if the base may be turned. */
  onTurn: (() => void) | null
  onList(): void
}) {
  const { t } = useWords()
  const button = (label: string, onClick: () => void, face: React.ReactNode, key: string, pressed?: boolean) => (
    <button
      type="button"
      className="db-btn"
      aria-label={label}
      title={label}
      aria-keyshortcuts={key}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {face}
    </button>
  )
  const sightLabel: MessageKey = actor ? (sight ? 'doom.board.sight.off' : 'doom.board.sight') : 'doom.board.sight.none'
  return (
    <div className="db-controls" data-drags>
      {button(t('doom.board.zoom.out'), () => camera.zoom(false), '−', '-')}
      {button(t('doom.board.zoom.in'), () => camera.zoom(true), '+', '+')}
      {button(
        t(camera.isWhole ? 'doom.board.zoom.follow' : 'doom.board.zoom.whole'),
        camera.toggle,
        <Icon id="ui-map" size={18} />,
        'v',
      )}
      {button(t(sightLabel, { figure: actor ?? '' }), onSight, <Icon id="los" size={18} />, 'g', sight)}
      {button(t('doom.board.list'), onList, <Icon id="ui-log" size={18} />, 'k')}
      {onTurn ? button(t('doom.board.turn'), onTurn, <Icon id="ui-rotate" size={18} />, 'r') : null}
    </div>
  )
}
