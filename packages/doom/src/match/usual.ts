/** What is played when nobody says otherwise; a test holds it against the content. Light enough for a start page. */
export const USUAL_MISSION = 'black-bishop-1'
export const USUAL_DIFFICULTY = 'regular'

/** The mission that leaves rules out, for the first match. */
export const TUTORIAL = 'tutorial'
