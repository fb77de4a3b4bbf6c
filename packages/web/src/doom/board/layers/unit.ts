/** Units per space in every drawing of the board. Light comes from the upper left. */
export const U = 40
