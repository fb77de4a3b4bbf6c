import { useState } from 'react'
import type { Sheet } from '../doom/sheet/sheet.ts'
import { useWords } from '../i18n/context.tsx'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import formStyle from '../ui/Form.module.css'
import { Icon } from '../ui/Icon.tsx'
import style from './Tiles.module.css'
import { type Laid, mapOf, tileIds, withTiles } from './tiles.ts'

const WAYS = [
  { id: 'left', dx: -1, dy: 0 },
  { id: 'up', dx: 0, dy: -1 },
  { id: 'down', dx: 0, dy: 1 },
  { id: 'right', dx: 1, dy: 0 },
] as const

/** Tiles of the box laid by hand: each can be pushed, turned and taken away. */
export function Tiles({ sheet, onChange }: { sheet: Sheet; onChange(sheet: Sheet | null): void }) {
  const { t } = useWords()
  const laid = sheet.tiles ?? []
  const [next, setNext] = useState('01A')
  const put = (tiles: readonly Laid[]) => onChange(withTiles(sheet, tiles))
  const change = (n: number, part: Partial<Laid>) => put(laid.map((tile, m) => (m === n ? { ...tile, ...part } : tile)))
  /** To the right of everything: no two lie on each other. */
  const lay = () => {
    const map = mapOf(laid)
    const x = map ? map.x0 + (map.map[0]!.length - 1) / 2 : 0
    put([...laid, { tile: next, x, y: map?.y0 ?? 0, rot: 0 }])
  }
  return (
    <fieldset className={style.tiles}>
      <legend>{t('referee.tiles')}</legend>
      <div className={style.next}>
        <select
          className={formStyle.input}
          aria-label={t('referee.tile')}
          value={next}
          onChange={event => setNext(event.target.value)}
        >
          {tileIds().map(id => (
            <option key={id}>{id}</option>
          ))}
        </select>
        <button type="button" className={buttonStyle.btn} data-way="lay" onClick={lay}>
          {t('referee.lay')}
        </button>
      </div>
      <ul>
        {laid.map(({ tile, x, y, rot }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same piece may lie there twice
          <li key={n} data-tile={tile}>
            <b>{tile}</b>
            {WAYS.map(({ id, dx, dy }) => (
              <button
                key={id}
                type="button"
                className={classes(style.way, style[id])}
                aria-label={t(`referee.push.${id}`, { tile })}
                onClick={() => change(n, { x: x + dx, y: y + dy })}
              >
                <Icon id="ui-chevron" size={16} />
              </button>
            ))}
            <button
              type="button"
              className={style.way}
              aria-label={t('referee.rotate', { tile })}
              onClick={() => change(n, { rot: (((rot ?? 0) + 90) % 360) as 0 })}
            >
              <Icon id="ui-rotate" size={16} />
            </button>
            <button
              type="button"
              className={style.way}
              aria-label={t('referee.take', { tile })}
              disabled={laid.length === 1}
              onClick={() => put(laid.filter((_, m) => m !== n))}
            >
              <Icon id="ui-close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
