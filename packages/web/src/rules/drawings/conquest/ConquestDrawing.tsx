import { cardUrl, planetUrl } from '../../../conquest/art/url.ts'
import { cardData, planetData } from '../../../conquest/reading/printed.ts'
import { TYPE_ICONS } from '../../../conquest/reading/types.ts'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import style from './ConquestDrawing.module.css'

interface UnitLook {
  card: string
  isExhausted?: boolean
  damage?: number
  mark?: 'free' | 'stopped'
  large?: boolean
}

/** A unit as it lies on the table: picture, command symbols, ATK and HP. */
function Unit({ card, isExhausted, damage = 0, mark, large }: UnitLook) {
  const data = cardData(card)!
  return (
    <span
      className={classes(style.unit, isExhausted && style.exhausted, mark && style[mark], large && style.large)}
      data-faction={data.faction}
    >
      <img src={cardUrl(card)} alt="" />
      {data.command ? (
        <span className={style.command}>
          {Array.from({ length: data.command }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal symbols in a row
            <Icon key={n} id="cq-command" size={large ? 18 : 13} />
          ))}
        </span>
      ) : null}
      {damage > 0 ? <b className={style.damage}>{damage}</b> : null}
      <span className={style.figures}>
        <span>
          <Icon id="cq-attack" size={large ? 20 : 14} />
          {data.atk}
        </span>
        <span>
          <Icon id="cq-hp" size={large ? 20 : 14} />
          {(data.hp ?? 0) - damage}
        </span>
      </span>
    </span>
  )
}

function Planet({ id, isFirst = false }: { id: string; isFirst?: boolean }) {
  const data = planetData(id)!
  return (
    <span className={classes(style.planet, isFirst && style.first)}>
      <img src={planetUrl(id)} alt="" />
      <span className={style.types}>
        {data.types.map(type => (
          <Icon key={type} id={TYPE_ICONS[type]} size={16} />
        ))}
      </span>
      <span className={style.bonus}>
        <Icon id="cq-resource" size={14} />
        {data.commandBonus.resources}
        <Icon id="cq-card" size={14} />
        {data.commandBonus.cards}
      </span>
    </span>
  )
}

const ROW = ['pl-plannum', 'pl-barlus', 'pl-elouith', 'pl-tarrus', 'pl-ferrin']

const DRAWINGS = {
  row: () => (
    <span className={style.row}>
      {ROW.map((id, n) => (
        <Planet key={id} id={id} isFirst={n === 0} />
      ))}
    </span>
  ),
  unit: () => (
    <span className={style.row}>
      <Unit card="sm-land-raider" large />
    </span>
  ),
  dials: () => (
    <span className={style.row}>
      <b className={classes(style.dial, style.marines)}>2</b>
      <Planet id="pl-barlus" />
      <b className={classes(style.dial, style.orks)}>4</b>
      <Planet id="pl-tarrus" />
    </span>
  ),
  struggle: () => (
    <span className={style.row}>
      <span className={classes(style.side, style.free)}>
        <Unit card="sm-tactical-squad-cardinis" />
        <Unit card="sm-10th-company-scout" />
      </span>
      <Planet id="pl-elouith" />
      <span className={style.side}>
        <Unit card="ork-rokkitboy" />
        <Unit card="ork-tankbusta-bommaz" isExhausted />
      </span>
    </span>
  ),
  battle: () => (
    <span className={style.row}>
      <Unit card="sm-blood-angels-veterans" mark="free" />
      <Icon id="ui-chevron" size={26} />
      <Unit card="ork-bad-dok" mark="stopped" damage={3} />
      <Unit card="ork-shoota-mob" isExhausted />
    </span>
  ),
  shields: () => (
    <span className={style.row}>
      <span className={style.hits}>
        {['stopped', 'stopped', 'free'].map((kind, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three equal tokens
          <span key={n} className={classes(style.hit, kind === 'free' && style.saved)}>
            <Icon id={kind === 'free' ? 'cq-shield' : 'damage'} size={22} />
          </span>
        ))}
      </span>
      <Icon id="ui-chevron" size={26} />
      <Unit card="ork-bad-dok" damage={2} mark="stopped" />
      <span className={style.spent}>
        <img src={cardUrl('ork-bigga-is-betta')} alt="" />
        <Icon id="cq-shield" size={18} />
      </span>
    </span>
  ),
} as const

/** A drawing of Conquest's book, by its name, made of the pictures of the table. */
export default function ConquestDrawing({ name }: { name: string }) {
  const draw = (DRAWINGS as Record<string, () => React.ReactNode>)[name]!
  return (
    <div className={style.drawing} aria-hidden="true">
      {draw()}
    </div>
  )
}
