/** What `record` rejects with if another host has already written an entry under this number: the match goes on there. */
export class Conflict extends Error {
  readonly code = 'conflict'
  constructor(readonly seq: number) {
    super(`Entry ${seq} is written already: another host plays this match.`)
    this.name = 'Conflict'
  }
}
