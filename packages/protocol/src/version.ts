/** Grows when an older client or server would misunderstand something. Who says another number in `hello` is told to reload. */
export const PROTOCOL = 1

/** Where the socket is, beside the pages of the app. */
export const SOCKET_PATH = '/ws'
