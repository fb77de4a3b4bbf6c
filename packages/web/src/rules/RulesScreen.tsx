import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Input, Label, SearchField, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { go } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../i18n/context.tsx'
import { Loading } from '../ui/Loading.tsx'
import { RuleItem } from './RuleItem.tsx'
import { searchRules } from './rulebook.ts'
import { useRulebook } from './useRulebook.ts'

const GAMES = ['doom', 'conquest'] as const

/** #/rules/GAME/RULE: every rule of both games, searchable. */
export default function RulesScreen({ rest }: { rest: string[] }) {
  const { t } = useWords()
  const game = GAMES.find(id => id === rest[0]) ?? 'doom'
  const wanted = rest[1] ?? ''
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const chapters = useRulebook(game)
  const shown = useMemo(() => (chapters ? searchRules(chapters, deferred) : []), [chapters, deferred])
  const count = shown.reduce((sum, chapter) => sum + chapter.rules.length, 0)

  useEffect(() => {
    document.documentElement.dataset.game = game
    if (chapters && wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' })
  }, [game, chapters, wanted])

  return (
    <Shell current="rules" title={t('rules.title')}>
      <div className="rules-page">
        <div className="rules-tools">
          <ToggleButtonGroup
            aria-label={t('rules.games')}
            className="rules-games"
            disallowEmptySelection
            selectedKeys={[game]}
            onSelectionChange={keys => go('rules', String([...keys][0]))}
          >
            <ToggleButton id="doom">{t('game.doom')}</ToggleButton>
            <ToggleButton id="conquest">{t('game.conquest')}</ToggleButton>
          </ToggleButtonGroup>
          <SearchField value={query} onChange={setQuery} className="rules-search">
            <Label>{t('rules.search')}</Label>
            <Input placeholder={t('rules.search-hint')} />
          </SearchField>
          <p role="status">{t('rules.count', { count })}</p>
        </div>
        {chapters ? null : <Loading />}
        <div className="rules-book">
          <nav aria-label={t('rules.contents')}>
            <ul>
              {shown.map(chapter => (
                <li key={chapter.id} className={`level-${chapter.level}`}>
                  <button
                    type="button"
                    onClick={() => document.getElementById(`chapter-${chapter.id}`)?.scrollIntoView()}
                  >
                    {chapter.title}
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            {shown.map(chapter => (
              <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`} className="rules-chapter">
                <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
                <ul className="rule-list">
                  {chapter.rules.map(rule => (
                    <RuleItem key={rule.id} rule={rule} lit={rule.id === wanted} />
                  ))}
                </ul>
              </section>
            ))}
            {chapters && count === 0 ? <p>{t('rules.none')}</p> : null}
          </div>
        </div>
      </div>
    </Shell>
  )
}
