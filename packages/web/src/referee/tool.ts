/** What a press on the board does. */
export type Tool =
  | { kind: 'ask' }
  | { kind: 'reach' }
  | { kind: 'displace' }
  | { kind: 'remove' }
  | { kind: 'door' }
  | { kind: 'place'; figure: string }
