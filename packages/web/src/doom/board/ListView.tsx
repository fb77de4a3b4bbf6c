import type { DoomView } from '@redoubt/doom'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { look } from '../aim/sightline.ts'
import { namesIn } from '../words/names.ts'
import { iconOf } from './Figures.tsx'
import { figureById } from './figures.ts'
import type { Ground } from './ground.ts'
import { upper } from './why.ts'

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
    .map(f => ({ f, seen: standing && f !== standing ? look(ground, view, standing, f) : null }))
    .sort((a, b) => far(a) - far(b))
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
    <div className="db-list" data-drags>
      <button type="button" className="db-btn" aria-label={t('doom.board.list.close')} onClick={onClose}>
        <Icon id="ui-close" size={16} />
      </button>
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
              <td>{upper(f.at[0]!)}</td>
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
