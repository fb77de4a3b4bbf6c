/** The deck of the lesson is kept among one's own, under this name. */
export const LESSON_DECK = 'lesson-building'
