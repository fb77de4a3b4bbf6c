import type { InvasionCard, Weapon } from '@redoubt/doom/content'
import { useWords } from '../../../i18n/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Art } from '../../cards/Art.tsx'
import { Stat } from '../../cards/CardFace.tsx'
import { DicePips } from '../../cards/Dice.tsx'
import { useTable } from '../../common/context.ts'
import { PORTAL_ICONS, weaponIcon } from '../../words/figures.ts'
import { demonsWords } from '../../words/option.ts'
import style from './Tiles.module.css'

/** A weapon with what its cards can do. */
export function WeaponTile({ weapon }: { weapon: Weapon }) {
  const { t } = useWords()
  const { content } = useTable().book
  return (
    <span className={style.plain}>
      <span className={style.art}>
        <Art id={weaponIcon(weapon)} height={52} />
      </span>
      <b>{weapon.name}</b>
      <small>{weapon.identity}</small>
      <span className={style.cards}>
        {weapon.cards.map(id => {
          const card = content.actionCards[id]!
          return (
            <span key={id}>
              <Icon id={card.type === 'reaction' ? 'reaction' : `action-${card.type}`} size={13} />
              <em>{card.name}</em>
              {card.speed !== null ? <Stat icon="speed" label={t('doom.stat.speed')} value={card.speed} /> : null}
              {card.attack ? (
                <>
                  <Stat icon="range" label={t('doom.stat.range')} value={card.attack.range} />
                  <DicePips red={card.attack.red} black={card.attack.black} />
                </>
              ) : null}
            </span>
          )
        })}
      </span>
    </span>
  )
}

/** The two groups of each portal colour. */
export function Groups({ groups }: { groups: InvasionCard['groups'] }) {
  const { t } = useWords()
  const { names } = useTable()
  return (
    <span className={style.groups}>
      {(['blue', 'yellow', 'red'] as const).flatMap(level =>
        groups[level].map(group => (
          <span key={`${level} ${demonsWords(group.demons, names, t)} ${group.argent}`}>
            <Icon id={PORTAL_ICONS[level]} size={16} />
            {demonsWords(group.demons, names, t)}
            {group.argent > 0 ? (
              <em>
                <Icon id="argent" size={12} label={t('doom.stat.argent')} />
                {group.argent}
              </em>
            ) : null}
          </span>
        )),
      )}
    </span>
  )
}
