import type { SeenCard } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { cardUrl } from '../art/url.ts'
import { cardName } from '../words/names.ts'
import style from './SupportToken.module.css'
import { useToken } from './useToken.ts'

/** A support in an HQ. */
export function SupportToken({ card, order }: { card: SeenCard; order: number }) {
  const { t } = useWords()
  const token = useToken(card.card, order)
  return (
    <button {...token.button} className={classes(style.support, !card.ready && style.exhausted, token.className)}>
      <span className={hiddenStyle.srOnly}>
        {t('conquest.unit.support', {
          name: cardName(card.card),
          ready: card.ready ? 'yes' : 'no',
          resources: card.resources ?? 0,
          act: token.isLit ? 'yes' : 'no',
        })}
      </span>
      <img src={cardUrl(card.design)} alt="" draggable={false} />
      <b aria-hidden="true">{cardName(card.card)}</b>
      {card.resources ? (
        <span className={style.stock} aria-hidden="true">
          <Icon id="cq-resource" size={12} />
          {card.resources}
        </span>
      ) : null}
    </button>
  )
}
