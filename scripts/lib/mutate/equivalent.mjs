/**
 * Changes that alter nothing anybody could see, so that no test can notice them: the line, the change as the report prints
 * it, and why. A mark is only for what was thought through; everything else deserves a test.
 */
export const EQUIVALENT = []
