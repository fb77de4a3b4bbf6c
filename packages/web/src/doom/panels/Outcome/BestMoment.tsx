import { useWords } from '../../../i18n/context.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import panelStyle from '../../../ui/Panel.module.css'
import { Art, Bust } from '../../cards/Art.tsx'
import { useTable } from '../../common/context.ts'
import type { Best } from '../../story/statistics.ts'
import { iconOf, weaponIcon } from '../../words/figures.ts'
import style from './BestMoment.module.css'

/** The attack one will tell of: who, on whom, with what, and how likely it was. */
export function BestMoment({ best, watch }: { best: Best; watch: (() => void) | null }) {
  const { t } = useWords()
  const { book, names } = useTable()
  const { attacker, defender, card, round, hits, chance, damage, killed } = best
  const weapon = card ? book.content.weapons[book.content.actionCards[card]?.set ?? ''] : undefined
  const values = { round, who: names.of(attacker), target: names.of(defender), damage, killed: killed ? 'yes' : 'no' }
  return (
    <section className={style.best} aria-label={t('doom.end.best')} data-part="best">
      <div className={style.picture} aria-hidden="true">
        <Bust icon={iconOf(book, attacker)} size={64} />
        <span>
          {card ? <Art id={weaponIcon(weapon)} height={30} /> : <Icon id="damage" size={26} />}
          <b>−{damage}</b>
        </span>
        <Bust icon={iconOf(book, defender)} size={64} />
      </div>
      <h3 className={panelStyle.lab}>{t('doom.end.best')}</h3>
      <p>{t('doom.end.best-told', values)}</p>
      {hits > 0 ? (
        <p className={style.odds}>
          {t('doom.end.best-odds', { hits, chance, card: card ? names.of(card) : '', by: card ? 'card' : 'claw' })}
        </p>
      ) : null}
      {watch ? (
        <Button kind="ghost" icon="ui-play" onPress={watch}>
          {t('doom.end.watch')}
        </Button>
      ) : null}
    </section>
  )
}
