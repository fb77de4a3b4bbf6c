import type { Content } from '@redoubt/doom/content'
import { DRONE } from '@redoubt/doom/figure-kinds'
import { FigureToken, type TokenProps } from '../../doom/board/figures/FigureToken.tsx'
import { GLOWS } from '../../doom/board/ground/paint/defs.ts'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Specimen } from '../specimen.ts'
import style from './DoomSpecimens.module.css'

/** Everything that can be seen of a figure's state. */
const STATES: Readonly<Record<string, Partial<TokenProps>>> = {
  damaged: { damage: 3 },
  staggered: { damage: 2, staggered: true },
  stunned: { stunned: true },
  'staggered-and-stunned': { damage: 2, staggered: true, stunned: true },
  spent: { spent: true },
  acting: { acting: true },
  carries: { carries: true },
}

const STANDING: Omit<TokenProps, 'id'> = {
  ...{ kind: 'marine', icon: null, wide: 1, high: 1, damage: 0 },
  ...{ stunned: false, staggered: false, spent: false, acting: false, carries: false },
}

function figure(id: string, name: string, look: Partial<TokenProps>, state?: string): Specimen {
  const props: TokenProps = { id, ...STANDING, ...look }
  const space = props.wide * props.high > 1 ? 2.3 : 3.5 // rem; the largest fits its place
  return {
    id: state ? `${id}-${state}` : id,
    name: state ? `${name}: ${state}` : name,
    show: () => (
      <span className={style.figure} style={{ width: `${props.wide * space}rem`, height: `${props.high * space}rem` }}>
        {props.acting ? (
          <svg className={style.glows} width={0} height={0} aria-hidden="true">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: gradients of our own */}
            <defs dangerouslySetInnerHTML={{ __html: GLOWS }} />
          </svg>
        ) : null}
        <FigureToken {...props} />
      </span>
    ),
  }
}

export function figures({ marines, demons }: Content, { t }: Tongue): Specimen[] {
  const [alpha] = Object.values(marines)
  const [imp] = Object.values(demons)
  return [
    ...Object.values(marines).map(({ id, name, icon }) => figure(id, name, { icon })),
    ...Object.values(demons).flatMap(({ id, name, icon, base: [wide, high] }) => [
      figure(id, name, { kind: id, icon, wide, high }),
      ...(wide === high ? [] : [figure(id, name, { kind: id, icon, wide: high, high: wide }, 'turned')]),
    ]),
    figure(DRONE, t('gallery.drone'), { kind: DRONE }),
    ...Object.entries(STATES).flatMap(([state, look]) => [
      figure(alpha!.id, alpha!.name, { icon: alpha!.icon, ...look }, state),
      figure(imp!.id, imp!.name, { kind: imp!.id, icon: imp!.icon, ...look }, state),
    ]),
  ]
}
