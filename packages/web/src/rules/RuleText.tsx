import { useState } from 'react'
import { Button, Heading } from 'react-aria-components'
import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import style from '../match/prompt/RuleButton.module.css'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Loading } from '../ui/Loading.tsx'
import { sectionOfRule } from './book/book.ts'
import { Drawing } from './book/Drawing.tsx'
import { Prose } from './book/Prose.tsx'
import { type BookGame, useBook } from './book/useBook.ts'
import { RuleList } from './law/RuleList.tsx'
import { findRule } from './law/rulebook.ts'
import { useRulebook } from './law/useRulebook.ts'

interface Props {
  game: string
  rule: string
  onClose(): void
}

/** What the book says about a rule, and the rule to the letter below. */
export default function RuleText({ game, rule, onClose }: Props) {
  const { t, locale } = useWords()
  const book = useBook(game as BookGame, locale)
  const [isLetter, setLetter] = useState(false)
  const section = book ? sectionOfRule(book, rule) : null
  if (!book) return <Loading />
  return (
    <>
      <Heading slot="title">{section?.title ?? t('rules.rule', { rule })}</Heading>
      {section?.paragraphs.map(text => (
        <p key={text}>
          <Prose text={text} book={book} game={game as BookGame} />
        </p>
      ))}
      {section ? <Drawing game={game as BookGame} section={section} /> : null}
      {isLetter || !section ? <Letter game={game} rule={rule} /> : null}
      <p className={style.ways}>
        {section && !isLetter ? (
          <Button className={buttonStyle.btn} onPress={() => setLetter(true)}>
            {t('rules.full-text')} <small>{rule}</small>
          </Button>
        ) : null}
        {section ? (
          <a
            className={buttonStyle.btn}
            href={href('rules', game, section.chapter, section.id)}
            target="_blank"
            rel="noreferrer"
          >
            {t('rules.open-book')}
          </a>
        ) : null}
        <Button className={classes(buttonStyle.btn, buttonStyle.primary)} onPress={onClose} autoFocus>
          {t('rules.close')}
        </Button>
      </p>
    </>
  )
}

/** The numbered rule. */
function Letter({ game, rule }: { game: string; rule: string }) {
  const { t } = useWords()
  const chapters = useRulebook(game)
  if (!chapters) return <Loading />
  const found = findRule(chapters, rule)
  return found ? <RuleList rules={found.rules} /> : <p>{t('rules.unknown', { rule })}</p>
}
