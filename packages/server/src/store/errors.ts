/** Somebody else was quicker: reload. */
export class Conflict extends Error {
  readonly code = 'conflict'
  constructor(message: string) {
    super(message)
    this.name = 'Conflict'
  }
}

/** The database cannot be reached; it may have taken the last word or not. */
export class StoreAway extends Error {
  readonly code = 'store-away'
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreAway'
  }
}

/** The disk is full or may not be written, or more waits to be written than the store takes. */
export class StoreFull extends Error {
  readonly code = 'store-full'
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreFull'
  }
}
