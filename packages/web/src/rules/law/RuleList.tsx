import { RuleItem } from './RuleItem.tsx'
import style from './RuleList.module.css'
import type { Rule } from './rulebook.ts'

/** Rules one below the other; the wanted one is marked. */
export function RuleList({ rules, wanted }: { rules: readonly Rule[]; wanted?: string }) {
  return (
    <ul className={style.list}>
      {rules.map(rule => (
        <RuleItem key={rule.id} rule={rule} isWanted={rule.id === wanted} />
      ))}
    </ul>
  )
}
