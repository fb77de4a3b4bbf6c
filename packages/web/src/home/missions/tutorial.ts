export const TUTORIAL = 'tutorial'
