import { type Context, type ReactNode, useContext, useMemo } from 'react'

/**
 * Parts of a table that stand still while the rest of it moves: what is inside is drawn again only when something named in
 * `shows` is another one, and sees the table of that moment. Whoever decides something must name the decision.
 */
export function still<T>(Table: Context<T>) {
  return function Still({ shows, children }: { shows: readonly unknown[]; children: ReactNode }) {
    const table = useContext(Table)
    // biome-ignore lint/correctness/useExhaustiveDependencies: that is what it is for
    return useMemo(() => <Table value={table}>{children}</Table>, shows)
  }
}
