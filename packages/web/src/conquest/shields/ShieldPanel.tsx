import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { cardUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { type Aftermath, afterShield } from '../reading/aftermath.ts'
import { cardData, designOf } from '../reading/printed.ts'
import { abilityOwner, cardName } from '../words/names.ts'
import style from './ShieldPanel.module.css'

/** While damage lies beside a unit: what every shield of the hand would prevent, and what would remain. */
export function ShieldPanel() {
  const table = useTable()
  const { t } = useWords()
  const { view, decision, options } = table
  if (decision?.kind !== 'shield' || options.length === 0) return null
  const { unit = '', amount = 0 } = decision.about ?? {}
  const seen = view.units.find(one => one.card === unit)
  // Not over the unit it is about.
  const place = Number(seen?.at.slice(1)) || 0
  const unshielded = afterShield(view, unit, amount, 0)
  // CQ-11.16: damage that is a cost must be taken, or its ability does nothing.
  const pays = view.assigned.find(hit => hit.unit === unit)?.pays
  return (
    <section
      className={classes(
        panelStyle.panel,
        style.shields,
        view.battle ? style.byBattle : place >= 4 ? style.left : style.right,
      )}
      data-part="shields"
      aria-label={t('conquest.shield.title', { unit: cardName(unit) })}
    >
      <header>
        <img src={cardUrl(designOf(unit), seen?.bloodied)} alt="" />
        <span>
          <b>{cardName(unit)}</b>
          <small>{t('conquest.shield.none', { taken: unshielded.taken })}</small>
          <Fate after={unshielded} />
        </span>
      </header>
      {pays ? (
        <p className={style.warning} role="note" data-part="undoes-cost">
          <Icon id="ui-warning" size={18} />
          {t('conquest.shield.undoes-cost', { card: abilityOwner(pays) })}
        </p>
      ) : null}
      <ul>
        {options.map(option => {
          if (option.do !== 'shield') return null
          const card = cardName(option.card)
          const after = afterShield(view, unit, amount, cardData(option.card)?.shields ?? 0)
          return (
            <li key={option.key}>
              <button
                type="button"
                className={style.shield}
                data-action={option.key}
                onClick={() => table.choose(option)}
              >
                <span className={hiddenStyle.srOnly}>{t('conquest.shield.use', { card, ...after })}</span>
                <img src={cardUrl(designOf(option.card))} alt="" />
                <span aria-hidden="true">
                  <b>{card}</b>
                  <small>
                    <Icon id="cq-shield" size={13} />{' '}
                    {t('conquest.shield.prevents', { prevented: after.prevented, taken: after.taken })}
                  </small>
                  <Fate after={after} />
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Fate({ after: { falls, left } }: { after: Aftermath }) {
  const { t } = useWords()
  return (
    <small className={falls === 'no' ? style.safe : style.falls}>
      <Icon id={falls === 'no' ? 'cq-hp' : 'frag'} size={13} /> {t('conquest.shield.falls', { falls, left })}
    </small>
  )
}
