/**
 * Imported before anything else: zod would try `new Function` for speed, which our content policy forbids, and every try is an error
 * in the console. Set where zod looks for it, so that the start page need not load zod to say so.
 */
;(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true }
