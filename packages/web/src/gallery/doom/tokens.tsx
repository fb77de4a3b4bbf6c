import { type Content, TOKENS } from '@redoubt/doom/content'
import type { ReactNode } from 'react'
import { Counter, Mark, Token, Weapon } from '../../doom/board/fixtures/Fixtures.tsx'
import { U } from '../../doom/board/layers/unit.ts'
import { weaponIcon } from '../../doom/words/figures.ts'
import type { Specimen } from '../specimen.ts'
import style from './DoomSpecimens.module.css'

/** One space of the map, and what lies on it. */
const onMap = (id: string, name: string, children: ReactNode): Specimen => ({
  id,
  name,
  show: () => (
    <svg className={style.space} viewBox={`0 0 ${U} ${U}`} aria-hidden="true">
      {children}
    </svg>
  ),
})

const PORTALS = [1, 2, 3].flatMap(level => [`portal-${level}`, `portal-${level}-inactive`])
const LYING = [...PORTALS, 'teleporter', 'teleporter-inactive', 'objective', 'health-pack'] as const

/** What lies on the map, as the board draws it. */
export function tokens({ weapons }: Content): Specimen[] {
  const large = (id: string) => (/^(portal|teleporter)/.test(id) ? { size: 36, dark: false } : {})
  const at = { x: 0, y: 0 }
  return [
    ...LYING.map(id => onMap(id, id, <Token id={id} {...at} {...large(id)} />)),
    ...['threat', 'progress'].map(id =>
      onMap(
        `portal-${id}`,
        `portal-${id}`,
        <>
          <Token id="portal-2" {...at} {...large('portal')} />
          <Counter n={2} {...at} id={id} />
        </>,
      ),
    ),
    ...TOKENS.filter(kind => !['threat', 'progress', 'objective', 'portal'].includes(kind)).map(kind =>
      onMap(kind, kind, <Mark kind={kind} weapon={weapons[kind]} {...at} />),
    ),
    ...Object.values(weapons).map(weapon =>
      onMap(`weapon-${weapon.id}`, weapon.name, <Weapon icon={weaponIcon(weapon)} {...at} />),
    ),
  ]
}
