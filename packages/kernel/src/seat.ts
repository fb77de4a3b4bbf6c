/** A place at the table, named in the words of the game: 'alpha', 'invader', 'north'. */
export type Seat = string
