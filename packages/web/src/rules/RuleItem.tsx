import { Bold } from '../match/Bold.tsx'
import type { Rule } from './rulebook.ts'
import './rules.css'

export function RuleItem({ rule, lit = false }: { rule: Rule; lit?: boolean }) {
  return (
    <li className={lit ? 'rule lit' : 'rule'} id={rule.id}>
      <b className="rule-id">{rule.id}</b>
      <span>
        <Bold text={rule.text.replace(/(^|\s)\*([^*\s][^*]*)\*(?=[\s.,:;)]|$)/g, '$1$2')} />
      </span>
    </li>
  )
}
