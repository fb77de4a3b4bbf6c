/** The lobby as it is now, for whoever only looks in and needs no socket: GET answers like the command `lobby` without a filter. */
export const LOBBY_PATH = '/api/lobby'
