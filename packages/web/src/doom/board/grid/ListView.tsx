import type { DoomView } from '@redoubt/doom'
import { useWords } from '../../../i18n/context.tsx'
import type { Action } from '../../../ui/actions.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { figureById } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { sightlineTo } from '../../reading/sightline.ts'
import { namesIn, spaceLabel } from '../../words/names.ts'
import { MapButton } from '../camera/MapButton.tsx'
import { iconOf } from '../figures/Figures.tsx'
import style from './ListView.module.css'

/** The board as a table: who is where, and how far from whoever acts. */
export function ListView({
  ground,
  view,
  actor,
  onPick,
  onClose,
}: {
  ground: Ground
  view: DoomView
  actor: string | null
  onPick(space: string): void
  onClose(): void
}) {
  const words = useWords()
  const { t } = words
  const names = namesIn(ground, words, view)
  const from = figureById(view, actor)
  const standing = from && from.at.length > 0 ? from : undefined
  // Whoever acts first, those nobody can count to last.
  const far = ({ f, seen }: { f: { id: string }; seen: { range: number | null } | null }) =>
    f.id === standing?.id ? -1 : (seen?.range ?? 999)
  const rows = view.figures
    .filter(f => f.at.length > 0)
    .map(f => ({ f, seen: standing && f !== standing ? sightlineTo(ground, view, standing, f) : null }))
    .sort((a, b) => far(a) - far(b))
  const close: Action = { id: 'close-list', region: 'board', label: 'doom.board.list.close', run: onClose }
  const sightWord = (seen: (typeof rows)[number]['seen']) =>
    seen === null
      ? '–'
      : t(
          seen.sees
            ? seen.cover
              ? 'doom.board.list.sight.cover'
              : 'doom.board.list.sight.clear'
            : 'doom.board.list.sight.none',
        )
  return (
    <div className={style.list} data-drags data-over-map>
      <MapButton className={style.close} action={close}>
        <Icon id="ui-close" size={16} />
      </MapButton>
      <table>
        <caption>
          {standing ? t('doom.board.list.from', { figure: names.of(standing.id) }) : t('doom.board.list.all')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('doom.board.list.figure')}</th>
            <th scope="col">{t('doom.board.list.space')}</th>
            <th scope="col">{t('doom.board.list.health')}</th>
            <th scope="col">{t('doom.board.list.range')}</th>
            <th scope="col">{t('doom.board.list.sight')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ f, seen }) => (
            <tr key={f.id}>
              <th scope="row">
                <button type="button" onClick={() => onPick(f.at[0]!)}>
                  <Icon id={iconOf(ground, f) ?? 'ui-bot'} size={22} />
                  {names.of(f.id)}
                </button>
              </th>
              <td>{spaceLabel(f.at[0]!)}</td>
              <td>{`${Math.max(0, f.health - f.damage)}/${f.health}`}</td>
              <td>{seen?.range ?? '–'}</td>
              <td>{sightWord(seen)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
