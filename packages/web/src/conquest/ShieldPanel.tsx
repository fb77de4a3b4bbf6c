import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { cardUrl } from './art/url.ts'
import { cardData, cardName, designOf } from './names.ts'
import { type Blow, blow } from './shield.ts'
import { useTable } from './table.ts'

/** While damage lies beside a unit: what every shield of the hand would prevent, and what would remain. */
export function ShieldPanel() {
  const table = useTable()
  const { t } = useWords()
  const { view, decision, options } = table
  if (decision?.kind !== 'shield' || options.length === 0) return null
  const unit = String(decision.about?.unit ?? '')
  const amount = Number(decision.about?.amount ?? 0)
  // Not over the unit it is about.
  const place = Number(view.units.find(one => one.card === unit)?.at.slice(1)) || 0
  const away = place >= 4 ? 'left' : 'right'
  const nothing = blow(view, unit, amount, 0)
  return (
    <section className={`panel cq-shields ${away}`} aria-label={t('conquest.shield.title', { unit: cardName(unit) })}>
      <header>
        <img src={cardUrl(designOf(unit), view.units.find(one => one.card === unit)?.bloodied)} alt="" />
        <span>
          <b>{cardName(unit)}</b>
          <small>{t('conquest.shield.none', { taken: nothing.taken })}</small>
          <Fate blow={nothing} />
        </span>
      </header>
      <ul>
        {options
          .filter(option => option.do === 'shield' && option.card)
          .map(option => {
            const icons = cardData(option.card!)?.shields ?? 0
            const after = blow(view, unit, amount, icons)
            return (
              <li key={option.key}>
                <button
                  type="button"
                  className="cq-shield"
                  data-action={option.key}
                  onClick={() => table.choose(option)}
                >
                  <span className="sr-only">
                    {t('conquest.shield.use', {
                      card: cardName(option.card!),
                      prevented: after.prevented,
                      taken: after.taken,
                      left: after.left,
                      falls: after.falls,
                    })}
                  </span>
                  <img src={cardUrl(designOf(option.card!))} alt="" />
                  <span aria-hidden="true">
                    <b>{cardName(option.card!)}</b>
                    <small>
                      <Icon id="cq-shield" size={13} />{' '}
                      {t('conquest.shield.prevents', { prevented: after.prevented, taken: after.taken })}
                    </small>
                    <Fate blow={after} />
                  </span>
                </button>
              </li>
            )
          })}
      </ul>
    </section>
  )
}

function Fate({ blow: { falls, left } }: { blow: Blow }) {
  const { t } = useWords()
  return (
    <small className={falls === 'no' ? 'safe' : 'falls'}>
      <Icon id={falls === 'no' ? 'cq-hp' : 'frag'} size={13} /> {t('conquest.shield.falls', { falls, left })}
    </small>
  )
}
