import type { Doom } from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import type { ReactNode } from 'react'
import { Art } from '../../doom/cards/Art.tsx'
import { ActionFace, EventFace, GloryFace } from '../../doom/cards/CardFace.tsx'
import type { Look } from '../../doom/common/context.ts'
import looking from '../../doom/panels/Looking/Looking.module.css'
import { LookBody } from '../../doom/panels/Looking/Looking.tsx'
import type { MessageKey, Tongue } from '../../i18n/i18n.ts'
import type { Match } from '../../screen/match.ts'
import { classes } from '../../ui/classes.ts'
import panelStyle from '../../ui/Panel.module.css'
import { type Drawer, drawer, type Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'
import style from './DoomSpecimens.module.css'

interface Entry {
  id: string
  name: string
}

function list<T extends Entry>(
  table: Readonly<Record<string, T>>,
  show: (entry: T) => ReactNode,
  more: (entry: T) => Pick<Specimen, 'text' | 'words'> = () => ({}),
): Specimen[] {
  return Object.values(table).map(entry => ({
    ...{ id: entry.id, name: entry.name, ...more(entry), show: () => show(entry) },
  }))
}

/** A card that the table shows in other places only: its name and what it says. */
const said = (name: string, text: string, icon: string) => (
  <span className={classes(panelStyle.panel, style.said)}>
    <Art id={icon} height={34} />
    <b>{name}</b>
    <span>{text}</span>
  </span>
)

/** Every card of the box. */
export function cards(content: Content, match: Match<Doom>, { t }: Tongue): Drawer[] {
  const of = (id: string, title: MessageKey, size: Drawer['size'], specimens: readonly Specimen[]) =>
    drawer('doom', id, t(title), size, specimens)
  const looked = (kind: 'demon' | 'class' | 'squad' | 'weapon' | 'invasion', id: string) => (
    <AtTable match={match}>
      <div className={classes(panelStyle.panel, looking.body, style.look)}>
        <LookBody what={{ kind, id } satisfies Look} />
      </div>
    </AtTable>
  )
  const [armor] = Object.values(content.actionCards)
  const off: Specimen = {
    ...{ id: 'cannot', name: t('gallery.cannot') },
    show: () => <ActionFace card={armor!} weapon={content.weapons[armor!.set]} note={t('gallery.a-refusal')} />,
  }
  const abilities = (entry: { abilities: readonly { text: string }[] }) => ({
    words: entry.abilities.map(ability => ability.text).join(' '),
  })
  return [
    of('action-cards', 'gallery.action-cards', 'card', [
      ...list(
        content.actionCards,
        card => <ActionFace card={card} weapon={content.weapons[card.set]} />,
        ({ text, set, type }) => ({ text, words: `${set} ${type}` }),
      ),
      off,
    ]),
    of(
      'event-cards',
      'gallery.event-cards',
      'card',
      list(
        content.events,
        card => <EventFace card={card} />,
        ({ text, set }) => ({ text, words: set }),
      ),
    ),
    of(
      'glory-cards',
      'gallery.glory-cards',
      'card',
      list(
        content.glory,
        card => <GloryFace card={card} />,
        ({ text }) => ({ text }),
      ),
    ),
    of(
      'demons',
      'gallery.demon-cards',
      'wide',
      list(content.demons, ({ id }) => looked('demon', id), abilities),
    ),
    of(
      'classes',
      'gallery.class-cards',
      'wide',
      list(content.classes, ({ id }) => looked('class', id), abilities),
    ),
    of(
      'squads',
      'gallery.squad-cards',
      'wide',
      list(content.squads, ({ id }) => looked('squad', id)),
    ),
    of(
      'weapons',
      'gallery.weapons',
      'wide',
      list(content.weapons, ({ id }) => looked('weapon', id)),
    ),
    of(
      'invasions',
      'gallery.invasion-cards',
      'wide',
      list(content.invasions, ({ id }) => looked('invasion', id)),
    ),
    of(
      'event-sets',
      'gallery.event-sets',
      'card',
      list(content.eventSets, ({ name, theme }) => said(name, theme, 'ui-demon')),
    ),
    of(
      'threats',
      'gallery.threat-cards',
      'card',
      list(content.threats, ({ name, rules }) => said(name, rules.map(rule => rule.text).join(' '), 'threat')),
    ),
    of(
      'objectives',
      'gallery.objective-cards',
      'card',
      list(content.objectives, ({ name, marinesWin, invaderWin, rules }) =>
        said(name, [marinesWin, invaderWin, ...rules].map(({ text }) => text).join(' '), 'objective'),
      ),
    ),
    of(
      'initiative',
      'gallery.initiative-cards',
      'card',
      list(content.initiative, ({ name, marine, copies }) =>
        said(name, `×${copies}`, marine ? `marine-${marine}` : 'ui-demon'),
      ),
    ),
    of(
      'stun',
      'gallery.stun-card',
      'card',
      list(content.stun, ({ name, text }) => said(name, text, 'stun')),
    ),
  ]
}
