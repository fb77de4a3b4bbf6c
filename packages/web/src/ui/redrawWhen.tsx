import { type Context, type ReactNode, useContext, useMemo } from 'react'

/**
 * For parts of a table that seldom change: what is inside is drawn again only when one of `changes` is another one, and sees the table of
 * that moment. Whoever decides something must name the decision.
 */
export function redrawWhen<T>(Table: Context<T>) {
  return function RedrawWhen({ changes, children }: { changes: readonly unknown[]; children: ReactNode }) {
    const table = useContext(Table)
    // biome-ignore lint/correctness/useExhaustiveDependencies: that is what it is for
    return useMemo(() => <Table value={table}>{children}</Table>, changes)
  }
}
