import type { SeenUnit } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { longest } from '../../ui/longest.ts'
import { cardUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { cardData } from '../reading/printed.ts'
import { printedFigures } from '../reading/strike.ts'
import { cardName } from '../words/names.ts'
import { Attached } from './Attached.tsx'
import { ForecastBadge, ForecastMark } from './ForecastBadge.tsx'
import { HealthChange } from './HealthChange.tsx'
import { Signs } from './Signs.tsx'
import style from './UnitToken.module.css'
import { unitLabel } from './unitLabel.ts'
import { useToken } from './useToken.ts'

/** A unit in play: picture, name, figures, keywords, what is attached, the damage on it, and what an attack would do to it. */
export function UnitToken({ unit, order }: { unit: SeenUnit; order: number }) {
  const table = useTable()
  const words = useWords()
  const { t } = words
  const token = useToken(unit.card, order)
  const { view } = table
  const isWarlord = cardData(unit.card)?.type === 'warlord'
  const printed = printedFigures(unit)
  const assigned = view.assigned.find(hit => hit.unit === unit.card)?.amount ?? 0
  const isMine = unit.controller === table.near
  const strike = table.strikeOn(unit.card)
  const isTarget = table.target === unit.card
  // Who attacks has been exhausted for it, but is in the midst of its deed.
  const isExhausted = !unit.ready && table.attacker !== unit.card
  return (
    <button
      {...token.button}
      className={classes(
        style.unit,
        isMine ? style.mine : style.theirs,
        isWarlord && style.warlord,
        unit.bloodied && style.bloodied,
        isExhausted && style.exhausted,
        token.className,
      )}
      aria-description={assigned > 0 ? t('conquest.unit.assigned', { amount: assigned }) : undefined}
      draggable={token.isLit}
      onDragStart={event => event.dataTransfer.setData('text/plain', unit.card)}
      onDragOver={event => (token.isLit || !isMine) && event.preventDefault()}
      onDrop={event => table.drop(event.dataTransfer.getData('text/plain'), unit.card)}
    >
      <span className={hiddenStyle.srOnly}>{unitLabel(table, unit, token.isLit, words)}</span>
      <span className={style.art} aria-hidden="true">
        <img src={cardUrl(unit.design, unit.bloodied)} alt="" draggable={false} />
        <Signs unit={unit} />
        {isExhausted ? (
          <span className={style.exhaustedSign}>
            <Icon id="ui-rotate" size={12} />
            <em>{t('conquest.unit.exhausted')}</em>
          </span>
        ) : null}
        <Attached host={unit.card} />
        {unit.command > 0 ? (
          <span className={style.command}>
            <Icon id="cq-command" size={13} />
            {unit.command}
          </span>
        ) : null}
      </span>
      <b
        className={style.name}
        style={longest(cardName(unit.card))}
        title={cardName(unit.card)}
        data-part="unit-name"
        aria-hidden="true"
      >
        {cardName(unit.card)}
      </b>
      <span className={style.figures} aria-hidden="true">
        <span className={classes(unit.atk > printed.atk && style.raised, unit.atk < printed.atk && style.lowered)}>
          <Icon id="cq-attack" size={16} />
          {unit.atk}
        </span>
        <span
          className={classes(
            style.hp,
            unit.damage > 0 || unit.hp < printed.hp ? style.lowered : unit.hp > printed.hp && style.raised,
          )}
        >
          <Icon id="cq-hp" size={16} />
          {unit.hp - unit.damage}
          <small>/{unit.hp}</small>
        </span>
      </span>
      {unit.damage > 0 && !(strike && isTarget) ? (
        <span className={style.damage} aria-hidden="true">
          {unit.damage}
        </span>
      ) : null}
      {assigned > 0 ? (
        <span className={classes(style.damage, style.assigned)} aria-hidden="true">
          +{assigned}
        </span>
      ) : null}
      {strike ? isTarget ? <ForecastBadge strike={strike} hp={unit.hp} /> : <ForecastMark strike={strike} /> : null}
      <HealthChange card={unit.card} />
    </button>
  )
}
