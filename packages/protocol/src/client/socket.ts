/** As much of a WebSocket as is needed: that of a browser, of Node, of `ws`. */
export interface Socket {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close' | 'error', hear: () => void): void
  addEventListener(type: 'message', hear: (event: { data: unknown }) => void): void
}
