/** The drone that an objective lets marines escort: the only figure of its kind. Saves call both so. */
export const DRONE = 'drone'

/** What a kind of figure is and may do. The rules ask this and never for the name of a kind. */
interface FigureKind {
  side: 'marines' | 'invader'
  /** Who decides for it: its own seat, the invader, or the marine that moves it. */
  seat: 'own' | 'invader' | 'mover'
  /** A card is turned up for it when it defends. */
  turnsUpCards: boolean
  /** It opens doors by moving. */
  opensDoors: boolean
  /** Killed, it is repaired where it stands, at the price that the objective card names. */
  repaired: boolean
  /** The objective brings it: that card says its health, its shields, what it is immune to and whether it may be attacked. */
  escorted: boolean
}

const MARINE_KIND: FigureKind = {
  side: 'marines',
  seat: 'own',
  turnsUpCards: true,
  opensDoors: true,
  repaired: false,
  escorted: false,
}

const DEMON_KIND: FigureKind = { ...MARINE_KIND, side: 'invader', seat: 'invader' }

const DRONE_KIND: FigureKind = {
  side: 'marines',
  seat: 'mover',
  turnsUpCards: false,
  opensDoors: false,
  repaired: true,
  escorted: true,
}

/** Every kind but these two is one of demons. */
export const figureKind = (kind: string): FigureKind =>
  kind === 'marine' ? MARINE_KIND : kind === DRONE ? DRONE_KIND : DEMON_KIND

// These two are asked more often than anything else: they compare names themselves.
export const isDemonKind = (kind: string): boolean => kind !== 'marine' && kind !== DRONE
export const isEscortedKind = (kind: string): boolean => kind === DRONE
