import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Input, Label, SearchField, ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import { go, href } from '../../app/router.ts'
import { Shell } from '../../app/Shell.tsx'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Loading } from '../../ui/Loading.tsx'
import style from './LawScreen.module.css'
import { RuleList } from './RuleList.tsx'
import { searchRules } from './rulebook.ts'
import { useRulebook } from './useRulebook.ts'

const GAMES = ['doom', 'conquest'] as const

/** #/rules/GAME/RULE, #/rules/GAME/law: every rule of both games as those who build it need it, searchable. */
export function LawScreen({ rest }: { rest: string[] }) {
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
      <div className={style.page}>
        <div className={style.tools}>
          <ToggleButtonGroup
            aria-label={t('rules.games')}
            className={classes(style.games)}
            disallowEmptySelection
            selectedKeys={[game]}
            onSelectionChange={keys => go('rules', String([...keys][0]), 'law')}
          >
            <ToggleButton id="doom">{t('game.doom')}</ToggleButton>
            <ToggleButton id="conquest">{t('game.conquest')}</ToggleButton>
          </ToggleButtonGroup>
          <SearchField value={query} onChange={setQuery} className={classes(style.search)}>
            <Label>{t('rules.search')}</Label>
            <Input placeholder={t('rules.search-hint')} />
          </SearchField>
          <p role="status">{t('rules.count', { count })}</p>
          <p className={style.note}>
            {t('rules.law-note')} <a href={href('rules', game)}>{t('rules.to-book')}</a>
          </p>
        </div>
        {chapters ? null : <Loading />}
        <div className={style.book}>
          <nav aria-label={t('rules.contents')}>
            <ul lang="en">
              {shown.map(chapter => (
                <li key={chapter.id} className={classes(chapter.level === 4 && style.inner)}>
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
              <section key={chapter.id} lang="en" aria-labelledby={`chapter-${chapter.id}`} className={style.chapter}>
                <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
                <RuleList rules={chapter.rules} wanted={wanted} />
              </section>
            ))}
            {chapters && count === 0 ? <p>{t('rules.none')}</p> : null}
          </div>
        </div>
      </div>
    </Shell>
  )
}
