import actionCards from '../../content/action-cards.json'
import classes from '../../content/class-cards.json'
import demons from '../../content/demons.json'
import dice from '../../content/dice.json'
import events from '../../content/event-cards.json'
import eventSets from '../../content/event-sets.json'
import glory from '../../content/glory-kill-cards.json'
import initiative from '../../content/initiative-cards.json'
import invasions from '../../content/invasion-cards.json'
import blackBishop1 from '../../content/maps/missions/black-bishop-1.json'
import blackBishop2 from '../../content/maps/missions/black-bishop-2.json'
import blackBishop3 from '../../content/maps/missions/black-bishop-3.json'
import blackBishop4 from '../../content/maps/missions/black-bishop-4.json'
import blackBishop5 from '../../content/maps/missions/black-bishop-5.json'
import blackBishop6 from '../../content/maps/missions/black-bishop-6.json'
import exodus1 from '../../content/maps/missions/exodus-1.json'
import exodus2 from '../../content/maps/missions/exodus-2.json'
import exodus3 from '../../content/maps/missions/exodus-3.json'
import exodus4 from '../../content/maps/missions/exodus-4.json'
import exodus5 from '../../content/maps/missions/exodus-5.json'
import exodus6 from '../../content/maps/missions/exodus-6.json'
import tutorial from '../../content/maps/missions/tutorial.json'
import operations from '../../content/maps/operations.json'
import tiles from '../../content/maps/tiles.json'
import marines from '../../content/marine-cards.json'
import objectives from '../../content/objective-cards.json'
import squads from '../../content/squad-cards.json'
import stun from '../../content/stun-card.json'
import threats from '../../content/threat-cards.json'
import weapons from '../../content/weapons.json'

/** The files of the box, unread: path inside the content folder to its JSON. Bundlers inline them. */
export const BOX_FILES: Readonly<Record<string, unknown>> = {
  'dice.json': dice,
  'demons.json': demons,
  'action-cards.json': actionCards,
  'weapons.json': weapons,
  'class-cards.json': classes,
  'glory-kill-cards.json': glory,
  'squad-cards.json': squads,
  'event-sets.json': eventSets,
  'event-cards.json': events,
  'invasion-cards.json': invasions,
  'threat-cards.json': threats,
  'objective-cards.json': objectives,
  'marine-cards.json': marines,
  'stun-card.json': stun,
  'initiative-cards.json': initiative,
  'maps/operations.json': operations,
  'maps/tiles.json': tiles,
  'maps/missions/tutorial.json': tutorial,
  'maps/missions/black-bishop-1.json': blackBishop1,
  'maps/missions/black-bishop-2.json': blackBishop2,
  'maps/missions/black-bishop-3.json': blackBishop3,
  'maps/missions/black-bishop-4.json': blackBishop4,
  'maps/missions/black-bishop-5.json': blackBishop5,
  'maps/missions/black-bishop-6.json': blackBishop6,
  'maps/missions/exodus-1.json': exodus1,
  'maps/missions/exodus-2.json': exodus2,
  'maps/missions/exodus-3.json': exodus3,
  'maps/missions/exodus-4.json': exodus4,
  'maps/missions/exodus-5.json': exodus5,
  'maps/missions/exodus-6.json': exodus6,
}
