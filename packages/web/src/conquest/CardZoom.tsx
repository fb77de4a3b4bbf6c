import type { ConquestView } from '@redoubt/conquest'
import { cardsContent } from '@redoubt/conquest'
import { Button as AriaButton, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { cardUrl, planetUrl } from './art/url.ts'
import { keywordWords, typeName } from './HandCard.tsx'
import { cardData, designOf, planetData } from './names.ts'
import { bonusWords, TYPE_ICONS } from './PlanetCard.tsx'

/** A card or planet in full: everything it says, and how it stands right now. */
export function CardZoom({ card, view, close }: { card: string | null; view?: ConquestView; close(): void }) {
  const { t } = useWords()
  return (
    <ModalOverlay className="overlay" isOpen={card !== null} onOpenChange={open => open || close()} isDismissable>
      <Modal className="panel cq-zoom">
        <Dialog>
          {card?.startsWith('pl-') ? (
            <PlanetFull id={card} />
          ) : card ? (
            <CardFull card={card} {...(view ? { view } : {})} />
          ) : null}
          <AriaButton className="btn ghost cq-zoom-close" onPress={close}>
            <Icon id="ui-close" size={14} />
            <span>{t('conquest.card.close')}</span>
          </AriaButton>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function PlanetFull({ id }: { id: string }) {
  const words = useWords()
  const data = planetData(id)
  if (!data) return null
  return (
    <>
      <img className="cq-zoom-orb" src={planetUrl(id)} alt="" />
      <Heading slot="title">{data.name}</Heading>
      <p className="cq-zoom-line">
        {data.types.map(type => (
          <span key={type}>
            <Icon id={TYPE_ICONS[type]!} size={18} /> {words.t(`conquest.type.${type}` as MessageKey)}
          </span>
        ))}
        <span>{bonusWords(data.commandBonus, words)}</span>
      </p>
      <p>{data.battleAbility.text}</p>
    </>
  )
}

function CardFull({ card, view }: { card: string; view?: ConquestView }) {
  const { t } = useWords()
  const data = cardData(card)
  if (!data) return null
  const unit = view?.units.find(one => one.card === card)
  const attached = view?.cards.filter(one => one.host === card) ?? []
  const keywords = [
    ...data.keywords.map(({ keyword }) => keyword),
    ...((unit?.keywords ?? []) as (typeof data.keywords)[number]['keyword'][]),
  ]
  return (
    <>
      <img className="cq-zoom-art" src={cardUrl(designOf(card), unit?.bloodied)} alt="" />
      <Heading slot="title">{data.name}</Heading>
      <p className="cq-zoom-line">
        <span>{typeName(data.type)}</span>
        <i>{data.traits.join(', ')}</i>
        {data.unique ? <span>{t('conquest.card.unique')}</span> : null}
        {data.signature ? <span>{t('conquest.card.signature')}</span> : null}
      </p>
      <dl className="cq-zoom-figures">
        {data.cost !== null ? <Figure icon="cq-resource" name={t('conquest.card.cost')} value={data.cost} /> : null}
        {data.atk !== null ? <Figure icon="cq-attack" name={t('conquest.card.attack')} value={data.atk} /> : null}
        {data.hp !== null ? <Figure icon="cq-hp" name={t('conquest.card.hp')} value={data.hp} /> : null}
        {data.command !== null ? (
          <Figure icon="cq-command" name={t('conquest.card.command')} value={data.command} />
        ) : null}
        {data.shields > 0 ? <Figure icon="cq-shield" name={t('conquest.card.shields')} value={data.shields} /> : null}
      </dl>
      {unit ? (
        <p className="cq-zoom-now">
          {t('conquest.card.now', { atk: unit.atk, left: unit.hp - unit.damage, hp: unit.hp, command: unit.command })}
        </p>
      ) : null}
      {keywordWords(data) ? <p>{keywordWords(data)}.</p> : null}
      {data.attachTo ? <p>{data.attachTo.text}</p> : null}
      {data.traitLimit ? <p>{data.traitLimit.text}</p> : null}
      {data.abilities.map(ability => (
        <p key={ability.id}>{ability.text}</p>
      ))}
      {data.commandBonus ? <p>{data.commandBonus.text}</p> : null}
      {data.bloodied ? (
        <p className="cq-zoom-now">
          {t('conquest.card.bloodied-side', { atk: data.bloodied.atk, hp: data.bloodied.hp })}
        </p>
      ) : null}
      {attached.map(one => (
        <p key={one.card} className="cq-zoom-attached">
          <img src={cardUrl(one.design)} alt="" />
          <span>
            <b>{cardData(one.card)?.name}</b>{' '}
            {cardData(one.card)
              ?.abilities.map(ability => ability.text)
              .join(' ')}
          </span>
        </p>
      ))}
      {cardsContent.keywords
        .filter(({ id }) => keywords.includes(id))
        .map(({ id, name, text }) => (
          <p key={id} className="cq-zoom-keyword">
            <b>{name}</b> {text}
          </p>
        ))}
    </>
  )
}

function Figure({ icon, name, value }: { icon: string; name: string; value: number }) {
  return (
    <div>
      <dt>
        <Icon id={icon} size={18} /> {name}
      </dt>
      <dd>{value}</dd>
    </div>
  )
}
