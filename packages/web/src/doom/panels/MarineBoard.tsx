import { Button } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Art } from '../cards/Art.tsx'
import { DicePips } from '../cards/Dice.tsx'
import { useTable } from '../table.ts'
import { iconOf, type SeenMarine, weaponIcon } from '../words/figures.ts'
import { placeName } from '../words/option.ts'
import { Health } from './Health.tsx'
import { Player } from './Player.tsx'

/** Everything everybody may know of a marine. */
export function MarineBoard({ marine }: { marine: SeenMarine }) {
  const { t } = useWords()
  const { view, book, names, intent } = useTable()
  const figure = view.figures.find(({ id }) => id === marine.id)
  const dead = !figure || figure.at.length === 0
  const acting = view.turn === marine.id
  const name = names.of(marine.id)
  const notches = book.content.marines[marine.id] ? ['alpha', 'bravo', 'charlie', 'delta'].indexOf(marine.id) + 1 : 0
  return (
    <section
      className={`dm-marine ${acting ? 'on' : ''} ${dead ? 'dead' : ''}`}
      data-of={marine.id}
      data-marine={marine.id}
      aria-label={t('doom.marine.label', { name })}
      onPointerEnter={() => intent.set({ figure: marine.id })}
      onPointerLeave={() => intent.set({ figure: null })}
    >
      <div className="dm-marine-top">
        <span className="dm-portrait">
          <Icon id={iconOf(book, marine.id)} size={60} />
        </span>
        <div className="dm-marine-id">
          <h2>
            {name}
            <span className="dm-notches" aria-hidden="true">
              {Array.from({ length: notches }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: notches are all alike
                <i key={i} />
              ))}
            </span>
            {acting ? <em className="dm-tag">{t('doom.marine.acting')}</em> : null}
          </h2>
          <Player seat={marine.id}>
            {figure?.stunned ? (
              <em className="dm-tag stun">
                <Icon id="stun" size={11} />
                {t('doom.marine.stunned')}
              </em>
            ) : null}
          </Player>
          {dead ? (
            <span className="dm-dead">
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
      {figure?.carries ? (
        <p className="dm-carries">
          <Icon id="objective" size={16} />
          {t('doom.marine.carries', { token: placeName(view, figure.carries, names, t) })}
        </p>
      ) : null}
      <Piles marine={marine} />
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
          className={`dm-class ${marine.exhausted ? 'exhausted' : ''}`}
          onPress={() => look({ kind: 'class', id: card.id })}
        >
          <span className="dm-class-head">
            <Icon id="class-rank" size={15} />
            <b>{card.name}</b>
            <em>{t(marine.exhausted ? 'doom.class.exhausted' : 'doom.class.ready')}</em>
          </span>
          <span className="dm-class-text">{card.abilities.map(({ text }) => text).join(' ')}</span>
        </Button>
      ) : null}
      {squad ? (
        <Button className="dm-squadcard" onPress={() => look({ kind: 'squad', id: squad.id })}>
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
    <ul className="dm-weapons">
      {weapons.map(id => {
        const weapon = content.weapons[id]
        const attack = weapon?.cards.map(card => content.actionCards[card]?.attack).find(box => box)
        return (
          <li key={id}>
            <Button onPress={() => look({ kind: 'weapon', id })}>
              <span className="dm-weapon-art">
                <Art id={weaponIcon(weapon)} height={22} />
              </span>
              <b>{weapon?.name ?? id}</b>
              {attack ? (
                <>
                  <span className="dm-weapon-range">
                    <Icon id="range" size={11} />
                    <span className="sr-only">{t('doom.stat.range')}</span>
                    {attack.range}
                  </span>
                  <DicePips red={attack.red} black={attack.black} />
                </>
              ) : (
                <span className="dm-weapon-once">{t('doom.weapon.once')}</span>
              )}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function Piles({ marine }: { marine: SeenMarine }) {
  const { t } = useWords()
  const { look, names } = useTable()
  const name = names.of(marine.id)
  return (
    <p className="dm-piles">
      <span>{t('doom.pile.hand', { count: marine.hand.count })}</span>
      <span>{t('doom.pile.deck', { count: marine.deck.count })}</span>
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
      ) : (
        <span>{t('doom.pile.discard', { count: 0 })}</span>
      )}
      {marine.glory.count > 0 ? <span>{t('doom.pile.glory', { count: marine.glory.count })}</span> : null}
    </p>
  )
}
