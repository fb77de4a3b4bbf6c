import type { CardData, ConquestView, SeenUnit } from '@redoubt/conquest'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { cardUrl, planetUrl } from '../art/url.ts'
import { cardData, designOf, planetData, printed } from '../reading/printed.ts'
import { printedFigures } from '../reading/strike.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import { bonusWords, keywordWords, traitNames, typeName } from '../words/card.ts'
import style from './CardFull.module.css'

/** A planet in full. */
export function PlanetFull({ id, title: Title = Plain }: { id: string; title?: Title }) {
  const words = useWords()
  const data = planetData(id)
  if (!data) return null
  return (
    <div className={style.full}>
      <header>
        <img className={style.orb} src={planetUrl(id)} alt="" />
        <div>
          <Title>{data.name}</Title>
          <p className={style.line}>
            {data.types.map(type => (
              <span key={type}>
                <Icon id={TYPE_ICONS[type]} size={17} /> {words.t(`conquest.type.${type}`)}
              </span>
            ))}
          </p>
        </div>
      </header>
      <p className={style.line}>
        {words.t('conquest.card.planet-bonus', { bonus: bonusWords(data.commandBonus, words) })}
      </p>
      <p>{words.t('conquest.card.planet-ability', { text: data.battleAbility.text })}</p>
    </div>
  )
}

type Title = (props: { children: ReactNode }) => ReactNode
const Plain: Title = ({ children }) => <h3>{children}</h3>

/** A card in full: everything it says, how it stands right now, and why. */
export function CardFull({ card, view, title: Title = Plain }: { card: string; view?: ConquestView; title?: Title }) {
  const { t } = useWords()
  const data = cardData(card)
  if (!data) return null
  const unit = view?.units.find(one => one.card === card)
  const attached = view?.cards.filter(one => one.host === card) ?? []
  return (
    <div className={style.full} data-full={data.id}>
      <header>
        <span className={style.cost}>
          {data.cost === null ? (
            <Icon id={unit?.bloodied ? 'cq-warlord-bloodied' : 'cq-warlord'} size={24} />
          ) : (
            data.cost
          )}
        </span>
        <div>
          <Title>{data.name}</Title>
          <p className={style.kind}>{[typeName(data.type), traitNames(data).join('. ')].filter(Boolean).join(' · ')}</p>
        </div>
      </header>
      <img className={style.art} src={cardUrl(designOf(card), unit?.bloodied)} alt="" />
      <Figures data={data} unit={unit} />
      {data.unique || data.signature ? (
        <p className={style.kind}>
          {[data.unique && t('conquest.card.unique'), data.signature && t('conquest.card.signature')]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {keywordWords(data) ? (
        <p>
          <b>{keywordWords(data)}.</b>
        </p>
      ) : null}
      {data.attachTo ? <p>{data.attachTo.text}</p> : null}
      {data.traitLimit ? <p>{data.traitLimit.text}</p> : null}
      {data.abilities.map(ability => (
        <p key={ability.id}>{ability.text}</p>
      ))}
      {data.commandBonus ? <p>{data.commandBonus.text}</p> : null}
      {attached.map(one => (
        <p key={one.card} className={style.attached}>
          <img src={cardUrl(one.design)} alt="" />
          <span>
            <b>{cardData(one.card)?.name}</b>{' '}
            {cardData(one.card)
              ?.abilities.map(ability => ability.text)
              .join(' ')}
          </span>
        </p>
      ))}
      <Now data={data} unit={unit} />
    </div>
  )
}

function Figures({ data, unit }: { data: CardData; unit: SeenUnit | undefined }) {
  const { t } = useWords()
  const was = unit && printedFigures(unit)
  if (data.atk === null || data.hp === null)
    return data.shields > 0 ? (
      <p className={classes(style.figures, style.shields)}>
        <span>
          <Icon id="cq-shield" size={20} label={t('conquest.card.shields')} />
          {data.shields}
        </span>
      </p>
    ) : null
  const atk = unit?.atk ?? data.atk
  const hp = unit?.hp ?? data.hp
  return (
    <p className={style.figures}>
      <span className={classes(was && atk > was.atk && style.raised, was && atk < was.atk && style.lowered)}>
        <Icon id="cq-attack" size={20} label={t('conquest.card.attack')} />
        {atk}
        {was && was.atk !== atk ? <small>({was.atk})</small> : null}
      </span>
      {(unit?.command ?? data.command ?? 0) > 0 ? (
        <span className={style.command}>
          <Icon id="cq-command" size={17} label={t('conquest.card.command')} />
          {unit?.command ?? data.command}
        </span>
      ) : null}
      <span className={classes(style.hp, unit && unit.damage > 0 && style.lowered, was && hp > was.hp && style.raised)}>
        <Icon id="cq-hp" size={20} label={t('conquest.card.hp')} />
        {hp - (unit?.damage ?? 0)}
        {unit ? <small>/{hp}</small> : null}
      </span>
    </p>
  )
}

/** What holds right now, and why figures are other than printed. */
function Now({ data, unit }: { data: CardData; unit: SeenUnit | undefined }) {
  const { t } = useWords()
  const ids = unit?.keywords ?? data.keywords.map(({ keyword }) => keyword)
  const keywords = ids.filter(id => id !== 'bloodied').map(id => ({ id, ...printed().keyword(id as 'brutal') }))
  const brutal = unit && unit.damage > 0 && unit.keywords.includes('brutal') ? unit.damage : 0
  const was = unit && printedFigures(unit)
  const lines: Array<[icon: string, text: string]> = []
  if (unit && unit.damage > 0)
    lines.push([
      'cq-hp',
      t('conquest.preview.damage', { damage: unit.damage, left: unit.hp - unit.damage, hp: unit.hp }),
    ])
  if (unit && was && unit.atk - brutal !== was.atk)
    lines.push(['cq-attack', t('conquest.preview.raised', { now: unit.atk, printed: was.atk })])
  if (unit && was && unit.hp !== was.hp)
    lines.push(['cq-hp', t('conquest.preview.hp', { now: unit.hp, printed: was.hp })])
  if (unit && !unit.ready) lines.push(['ui-rotate', t('conquest.preview.exhausted')])
  if (data.type === 'warlord' && unit)
    lines.push(
      unit.bloodied
        ? ['cq-warlord-bloodied', t('conquest.preview.bloodied')]
        : ['cq-warlord', t('conquest.preview.hale')],
    )
  if (keywords.length === 0 && lines.length === 0 && !data.bloodied) return null
  return (
    <ul className={style.now}>
      {keywords.map(({ id, name, text }) => (
        <li key={id}>
          <Icon id={SIGNS[id] ?? 'ui-bulb'} size={17} />
          <span>
            <b>{name}:</b> {text}{' '}
            {id === 'brutal' && brutal > 0 ? <em>{t('conquest.preview.brutal', { amount: brutal })}</em> : null}
          </span>
        </li>
      ))}
      {lines.map(([icon, text]) => (
        <li key={text}>
          <Icon id={icon} size={17} />
          <span>{text}</span>
        </li>
      ))}
      {data.bloodied && !unit?.bloodied ? (
        <li>
          <Icon id="cq-warlord-bloodied" size={17} />
          <span>{t('conquest.card.bloodied-side', { atk: data.bloodied.atk, hp: data.bloodied.hp })}</span>
        </li>
      ) : null}
    </ul>
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  'area-effect': 'kw-area',
  brutal: 'kw-brutal',
  armorbane: 'kw-armorbane',
  flying: 'kw-flying',
  ranged: 'kw-ranged',
}
