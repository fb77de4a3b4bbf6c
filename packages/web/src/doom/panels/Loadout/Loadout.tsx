import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ClassPicture } from '../../art/ClassPicture.tsx'
import { Art } from '../../cards/Art.tsx'
import { useTable } from '../../common/context.ts'
import { iconOf, weaponIcon } from '../../words/figures.ts'
import { WeaponTile } from '../Chooser/Tiles.tsx'
import {
  classIsOpen,
  isComplete,
  type Kits,
  kitOf,
  openClasses,
  openWeapons,
  ownMarines,
  settledBeside,
  withClass,
  withWeapon,
} from './kits.ts'
import style from './Loadout.module.css'
import { think } from './thought.ts'
import type { Loadout as Given } from './useLoadout.ts'

type Slot = 'class' | 'weapons'

/** The set-up of one's marines: every slot can be opened and filled anew until it is confirmed; the buttons are in the prompt. */
export function Loadout({ known, thought }: Given) {
  const { t } = useWords()
  const { match, book, names } = useTable()
  const { kits } = thought
  const own = ownMarines(known)
  const firstOpen = (of: Kits): [string, Slot] => {
    const marine = own.find(id => !isComplete(known, of, id)) ?? known.decision.seat
    return [marine, classIsOpen(known, marine) && kitOf(known, of, marine).class === null ? 'class' : 'weapons']
  }
  const [[marine, slot], open] = useState<[string, Slot]>(() =>
    own.every(id => isComplete(known, kits, id))
      ? [known.decision.seat, classIsOpen(known, known.decision.seat) ? 'class' : 'weapons']
      : firstOpen(kits),
  )
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slot begins at its top
  useEffect(() => {
    box.current?.scrollTo({ top: 0 })
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [marine, slot])

  const keep = (next: Kits, goOn: boolean) => {
    think(match.id, { kits: next, confirmed: [], answered: [], gone: null })
    if (goOn) open(own.every(id => isComplete(known, next, id)) ? [marine, slot] : firstOpen(next))
  }
  const kit = kitOf(known, kits, marine)
  const takenBy = (id: string) => own.find(other => other !== marine && kits[other]?.class === id)
  const tile = (id: string, isOn: boolean, children: ReactNode, run: () => void) => (
    <Button
      key={id}
      className={classes(style.tile, isOn && style.on)}
      data-action={`kit ${id}`}
      aria-pressed={isOn}
      onPress={run}
    >
      {children}
    </Button>
  )
  return (
    <section className={style.loadout} data-panel="loadout" aria-label={t('doom.loadout.title')}>
      <ul className={style.marines}>
        {own.map(id => (
          <li key={id} data-of={id} className={classes(style.marine, id === marine && style.here)}>
            <Icon id={iconOf(book, id)} size={40} />
            <b>{names.of(id)}</b>
            <Slots known={known} kits={kits} marine={id} at={id === marine ? slot : null} open={to => open([id, to])} />
          </li>
        ))}
        {settledBeside(known).map(id => (
          <li key={id} data-of={id} className={style.marine}>
            <Icon id={iconOf(book, id)} size={40} />
            <b>{names.of(id)}</b>
            <span className={style.slots}>
              <Button className={style.slot} data-change={id} onPress={() => void match.takeBack(id)}>
                <Icon id="ui-undo" size={20} />
                <span>{t('doom.loadout.change-of', { name: names.of(id) })}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {thought.gone ? (
        <p className={style.gone} role="alert">
          {t('doom.loadout.gone', { card: names.of(thought.gone) })}
        </p>
      ) : null}
      <h2>{t(slot === 'class' ? 'doom.loadout.class' : 'doom.loadout.weapons', { name: names.of(marine) })}</h2>
      <div className={classes(style.tiles, slot === 'weapons' && style.weapons)} ref={box}>
        {slot === 'class'
          ? openClasses(known).map(id => {
              const card = book.content.classes[id]!
              const { name, role, abilities } = card
              const other = takenBy(id)
              const text = abilities.map(one => one.text).join(' ')
              return tile(
                id,
                kit.class === id,
                <>
                  <ClassPicture card={card} size={72} />
                  <span className={style.words}>
                    <b>{name}</b>
                    <small>{other ? t('doom.loadout.taken-by', { name: names.of(other) }) : role}</small>
                    <span>{text}</span>
                  </span>
                </>,
                () => keep(withClass(kits, marine, id), true),
              )
            })
          : openWeapons(known, kits, marine).map(id => {
              const weapon = book.content.weapons[id]!
              return tile(id, kit.weapons.includes(id), <WeaponTile weapon={weapon} />, () => {
                const next = withWeapon({ ...kits, [marine]: kit }, marine, id)
                keep(next, (next[marine]?.weapons.length ?? 0) === 2 && !kit.weapons.includes(id))
              })
            })}
      </div>
    </section>
  )
}

function Slots({
  known,
  kits,
  marine,
  at,
  open,
}: {
  known: Given['known']
  kits: Kits
  marine: string
  at: Slot | null
  open(slot: Slot): void
}) {
  const { t } = useWords()
  const { book, names } = useTable()
  const kit = kitOf(known, kits, marine)
  const name = names.of(marine)
  const isOpen = classIsOpen(known, marine)
  const said = kit.class ? names.of(kit.class) : t('doom.loadout.empty')
  const own = kit.class ? book.content.classes[kit.class] : undefined
  const held = kit.weapons.map(id => book.content.weapons[id])
  return (
    <span className={style.slots}>
      {isOpen || kit.class ? (
        <Button
          className={classes(style.slot, at === 'class' && style.at)}
          data-slot={`${marine} class`}
          isDisabled={!isOpen}
          aria-label={t('doom.loadout.slot-class', { name, card: said })}
          onPress={() => open('class')}
        >
          {own ? <ClassPicture card={own} size={36} /> : <i />}
          <span>{said}</span>
        </Button>
      ) : null}
      <Button
        className={classes(style.slot, at === 'weapons' && style.at)}
        data-slot={`${marine} weapons`}
        aria-label={t('doom.loadout.slot-weapons', {
          name,
          cards: held.length > 0 ? names.list(held.map(weapon => weapon?.name ?? '')) : t('doom.loadout.empty'),
        })}
        onPress={() => open('weapons')}
      >
        {[0, 1].map(n => (held[n] ? <Art key={n} id={weaponIcon(held[n])} height={24} /> : <i key={n} />))}
      </Button>
    </span>
  )
}
