import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import panelStyle from '../../../ui/Panel.module.css'
import { Bust } from '../../cards/Art.tsx'
import { RedrawWhen, useTable } from '../../common/context.ts'
import { iconOf, kindOf } from '../../words/figures.ts'
import style from './Initiative.module.css'
import { initiativeOf } from './order.ts'

/** The order of activations: what was drawn, who acts, and what is left in the deck without its order. */
export function Initiative() {
  const { t } = useWords()
  const { view, book, names } = useTable()
  return (
    <RedrawWhen changes={[view.initiative, view.phase, view.round, view.active, view.turn, book, names, t]}>
      <Track />
    </RedrawWhen>
  )
}

function Track() {
  const { t } = useWords()
  const { view, book, names } = useTable()
  if (view.phase === 'setup' || view.round === 0)
    return (
      <div className={style.initiative} data-part="initiative">
        <span className={classes(style.round, panelStyle.lab)}>{t('doom.round.setup')}</span>
      </div>
    )
  const { drawn, current, left } = initiativeOf(view)
  const acting = view.active && kindOf(book, view.active) ? view.active : current
  return (
    <div className={style.initiative} data-part="initiative">
      <span className={classes(style.round, panelStyle.lab)}>
        {t('doom.round.number', { round: view.round })}
        <small>{t(view.phase === 'status' ? 'doom.round.status' : 'doom.round.activation')}</small>
      </span>
      <ol className={style.track} aria-label={t('doom.initiative.label')}>
        {drawn.map((card, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike and never change places
            key={i}
            className={classes(style.chip, style.done, card === 'invader' && style.invader)}
            data-inspect={card}
          >
            <Icon id={iconOf(book, card)} size={26} label={t('doom.initiative.done', { who: names.of(card) })} />
          </li>
        ))}
        {current && acting ? (
          <li
            className={classes(style.chip, style.current, current === 'invader' && style.invader)}
            aria-current="step"
            data-inspect={acting}
          >
            <Bust icon={iconOf(book, acting)} size={34} />
            <span>
              <b>{names.of(current)}</b>
              <small>{t('doom.initiative.acting')}</small>
            </span>
          </li>
        ) : null}
        {left.length > 0 ? (
          <li className={style.left}>
            {[...new Set(left)].map(card => (
              <span key={card} className={classes(style.chip, card === 'invader' && style.invader)}>
                <Icon
                  id={iconOf(book, card)}
                  size={22}
                  label={t('doom.initiative.left-of', {
                    who: names.of(card),
                    count: left.filter(c => c === card).length,
                  })}
                />
                {card === 'invader' || left.filter(c => c === card).length > 1 ? (
                  <i aria-hidden="true">{left.filter(c => c === card).length}</i>
                ) : null}
              </span>
            ))}
            <small>{t('doom.initiative.left', { count: left.length })}</small>
          </li>
        ) : null}
      </ol>
    </div>
  )
}
