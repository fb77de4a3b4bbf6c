import { Bold } from '../../match/Bold.tsx'
import { classes } from '../../ui/classes.ts'
import style from './RuleItem.module.css'
import type { Rule } from './rulebook.ts'

export function RuleItem({ rule, isWanted = false }: { rule: Rule; isWanted?: boolean }) {
  return (
    <li
      className={classes(style.rule, isWanted && style.wanted)}
      id={rule.id}
      data-rule
      data-wanted={isWanted || undefined}
    >
      <b className={style.id}>{rule.id}</b>
      <span>
        <Bold text={rule.text.replace(/(^|\s)\*([^*\s][^*]*)\*(?=[\s.,:;)]|$)/g, '$1$2')} />
      </span>
    </li>
  )
}
