import { systemClock } from '@redoubt/host'
import { type Connection, connection, SOCKET_PATH } from '@redoubt/protocol'
import { WebSocket } from 'ws'

/** A connection to a server elsewhere, for a program that holds the token of a seat there. */
export function dial(server: string, token: string): Connection {
  const url = new URL(SOCKET_PATH, server)
  url.protocol = url.protocol.replace('http', 'ws')
  return connection({
    clock: systemClock,
    connect: () => {
      const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } })
      socket.on('error', () => {}) // it is tried again
      return socket
    },
  })
}
