/** What the front page says about a game. */
export interface GameCard {
  id: string
  name: string
  players: string
  about: string
}

export const games: readonly GameCard[] = [
  {
    id: 'doom',
    name: 'DOOM: The Board Game',
    players: '1–4 marines against the invader · 60–120 min',
    about: 'The edition of 2016: missions on a grid, action cards and dice, one player who runs every demon.',
  },
  {
    id: 'conquest',
    name: 'Warhammer 40,000: Conquest',
    players: '2 players · 40 min',
    about: 'The demo game: two warlords, two decks and seven planets to fight over.',
  },
]
