import { useWords } from '../i18n/context.tsx'
import { Loading } from '../ui/Loading.tsx'
import { RuleItem } from './RuleItem.tsx'
import { findRule } from './rulebook.ts'
import { useRulebook } from './useRulebook.ts'

/** One rule, in words. */
export default function RuleText({ game, rule }: { game: string; rule: string }) {
  const { t } = useWords()
  const chapters = useRulebook(game)
  if (!chapters) return <Loading />
  const found = findRule(chapters, rule)
  if (!found) return <p>{t('rules.unknown', { rule })}</p>
  return (
    <ul className="rule-list">
      {found.rules.map(each => (
        <RuleItem key={each.id} rule={each} />
      ))}
    </ul>
  )
}
