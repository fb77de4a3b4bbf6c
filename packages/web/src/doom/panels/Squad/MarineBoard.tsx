import { MARINES } from '@redoubt/doom/seats'
import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { ClassPicture } from '../../art/ClassPicture.tsx'
import { Art } from '../../cards/Art.tsx'
import { DicePips } from '../../cards/Dice.tsx'
import { useTable } from '../../common/context.ts'
import { iconOf, type SeenMarine, weaponIcon } from '../../words/figures.ts'
import { placeName } from '../../words/option.ts'
import { Piles } from '../Piles/Piles.tsx'
import { Player } from '../Player/Player.tsx'
import { HandChips } from './HandChips.tsx'
import { Health } from './Health.tsx'
import style from './MarineBoard.module.css'

/** Everything everybody may know of a marine. */
export function MarineBoard({ marine }: { marine: SeenMarine }) {
  const { t } = useWords()
  const { view, book, names, intent } = useTable()
  const figure = view.figures.find(({ id }) => id === marine.id)
  const dead = !figure || figure.at.length === 0
  const acting = view.turn === marine.id
  const name = names.of(marine.id)
  const notches = book.content.marines[marine.id] ? (MARINES as readonly string[]).indexOf(marine.id) + 1 : 0
  return (
    <section
      className={classes(style.marine, acting && style.on, dead && style.dead)}
      data-layer
      data-of={marine.id}
      data-marine={marine.id}
      aria-label={t('doom.marine.label', { name })}
      onPointerEnter={() => intent.set({ figure: marine.id })}
      onPointerLeave={() => intent.set({ figure: null })}
    >
      <div className={style.top}>
        <span className={style.portrait}>
          <Icon id={iconOf(book, marine.id)} size={60} />
        </span>
        <div className={style.identity}>
          <h2>
            {name}
            <span className={style.notches} aria-hidden="true">
              {Array.from({ length: notches }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: notches are all alike
                <i key={i} />
              ))}
            </span>
            {figure?.stunned ? (
              <em className={classes(style.tag, style.stun)}>
                <Icon id="stun" size={11} />
                {t('doom.marine.stunned')}
              </em>
            ) : acting ? (
              <em className={style.tag}>{t('doom.marine.acting')}</em>
            ) : (
              <Player seat={marine.id} />
            )}
          </h2>
          {dead ? (
            <span className={style.deadNote}>
              <Icon id="respawn" size={14} />
              {t(view.phase === 'setup' ? 'doom.marine.not-yet' : 'doom.marine.dead')}
            </span>
          ) : (
            <Health now={figure.health - figure.damage} of={figure.health} />
          )}
        </div>
      </div>
      <Cards marine={marine} />
      <Weapons weapons={marine.weapons} />
      <HandChips marine={marine.id} />
      {figure?.carries ? (
        <p className={style.carries}>
          <Icon id="objective" size={16} />
          {t('doom.marine.carries', { token: placeName(view, figure.carries, names, t) })}
        </p>
      ) : null}
      <MarinePiles marine={marine} />
    </section>
  )
}

function Cards({ marine }: { marine: SeenMarine }) {
  const { t } = useWords()
  const { book, look } = useTable()
  const card = marine.class ? book.content.classes[marine.class] : undefined
  const squad = marine.squad ? book.content.squads[marine.squad] : undefined
  return (
    <>
      {card ? (
        <Button
          className={classes(style.classCard, marine.exhausted && style.exhausted)}
          data-inspect={card.id}
          onPress={() => look({ kind: 'class', id: card.id })}
        >
          <span className={style.classHead}>
            <ClassPicture card={card} size={22} />
            <b>{card.name}</b>
            <em>{t(marine.exhausted ? 'doom.class.exhausted' : 'doom.class.ready')}</em>
          </span>
          <span className={style.classText}>{card.abilities.map(({ text }) => text).join(' ')}</span>
        </Button>
      ) : null}
      {squad ? (
        <Button
          className={style.squadCard}
          data-inspect={squad.id}
          onPress={() => look({ kind: 'squad', id: squad.id })}
        >
          <Icon id="ui-squad" size={13} />
          {squad.name}
        </Button>
      ) : null}
    </>
  )
}

function Weapons({ weapons }: { weapons: readonly string[] }) {
  const { t } = useWords()
  const { book, look } = useTable()
  const { content } = book
  return (
    <ul className={style.weapons}>
      {weapons.map(id => {
        const weapon = content.weapons[id]
        const attack = weapon?.cards.map(card => content.actionCards[card]?.attack).find(box => box)
        return (
          <li key={id}>
            <Button
              data-inspect={id}
              onPress={() => look({ kind: 'weapon', id })}
              aria-label={t(attack ? 'doom.weapon.label' : 'doom.weapon.label-once', {
                weapon: weapon?.name ?? id,
                range: attack?.range ?? 0,
                red: attack?.red ?? 0,
                black: attack?.black ?? 0,
              })}
            >
              <Art id={weaponIcon(weapon)} height={18} />
              {attack ? (
                <>
                  <span className={style.range}>
                    <Icon id="range" size={11} />
                    {attack.range}
                  </span>
                  <DicePips red={attack.red} black={attack.black} />
                </>
              ) : (
                <span className={style.once}>{t('doom.weapon.once')}</span>
              )}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function MarinePiles({ marine }: { marine: SeenMarine }) {
  const { t } = useWords()
  const { look, names } = useTable()
  const name = names.of(marine.id)
  return (
    <Piles>
      <span>
        <Icon id="ui-hand" size={12} />
        {t('doom.pile.hand', { count: marine.hand.count })}
      </span>
      <span data-inspect="meter:deck">{t('doom.pile.deck', { count: marine.deck.count })}</span>
      {marine.discard.count > 0 ? (
        <Button
          onPress={() =>
            look({
              kind: 'pile',
              of: 'action',
              title: t('doom.pile.discard-of', { name }),
              cards: marine.discard.cards ?? [],
            })
          }
        >
          {t('doom.pile.discard', { count: marine.discard.count })}
        </Button>
      ) : null}
      {marine.glory.count > 0 ? (
        <span title={t('doom.pile.glory', { count: marine.glory.count })}>
          <Icon id="glory-kill" size={14} label={t('doom.pile.glory', { count: marine.glory.count })} />
          <span aria-hidden>{marine.glory.count}</span>
        </span>
      ) : null}
    </Piles>
  )
}
