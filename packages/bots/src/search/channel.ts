/** One end of a channel to another thread; a Worker, a MessagePort of a browser or of Node, wrapped in two words. */
export interface Port {
  send(message: unknown): void
  listen(hear: (message: unknown) => void): void
  /** Tells when the other end is gone and nothing will be heard any more. */
  gone?(hear: (reason: string) => void): void
}

let asked = 0

/** Questions are numbered across all bots and allies, for several may share a channel. */
export const nextQuestion = (): number => asked++
