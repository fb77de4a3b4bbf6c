import type { ActionCard, Weapon } from '@redoubt/doom/content'
import iconStyle from '../../ui/Icon.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { weaponIcon } from '../words/figures.ts'

/** Weapons are drawn wide, everything else square. */
export function Art({ id, height }: { id: string; height: number }) {
  const wide = id.startsWith('weapon-')
  return (
    <svg className={iconStyle.ic} data-part="art" width={wide ? height * 2 : height} height={height} aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  )
}

/** A demon or marine at a height; large bases keep their proportions. */
export function Bust({ icon, size }: { icon: string; size: number }) {
  if (icon === 'demon-mancubus')
    return (
      <svg className={iconStyle.ic} width={size * 1.25} height={size * 0.625} aria-hidden="true">
        <use href={`#${icon}`} />
      </svg>
    )
  if (icon === 'demon-cyberdemon')
    return (
      <svg className={iconStyle.ic} width={size * 1.25} height={size * 0.83} aria-hidden="true">
        <use href={`#${icon}`} />
      </svg>
    )
  return <Icon id={icon} size={size} />
}

/** The picture of an action card: its weapon; the common cards have pictures of what they do. */
export function actionArt(card: ActionCard, weapon: Weapon | undefined): string {
  if (weapon || card.attack) return weaponIcon(weapon)
  if (card.effects.some(({ op }) => op === 'addShields')) return 'shield'
  return card.speed ? 'speed' : 'ui-rotate'
}
