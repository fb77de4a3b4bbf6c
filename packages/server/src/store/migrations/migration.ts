export const DIALECTS = ['sqlite', 'postgres'] as const
export type Dialect = (typeof DIALECTS)[number]

/** The statements that lead from one version of the tables to the next. */
export type Migration = (dialect: Dialect) => string[]
