import { type DeckList, deckProblems } from '@redoubt/conquest'
import { type ReactNode, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import panelStyle from '../../ui/Panel.module.css'
import { cardUrl } from '../art/url.ts'
import { cardName } from '../words/names.ts'
import { DeckProblems } from './DeckProblems.tsx'
import style from './DeckTile.module.css'
import { sizeOf } from './own.ts'

interface Props {
  name: string
  note?: string
  list: DeckList
  open(): void
  action: string
  children?: ReactNode
}

/** A deck in the list, with what can be done with it. */
export function DeckTile({ name, note, list, open, action, children }: Props) {
  const { t } = useWords()
  const problems = deckProblems(list)
  return (
    <li className={classes(panelStyle.panel, style.tile)}>
      <img src={cardUrl(list.warlord)} alt="" />
      <div>
        <b>{name}</b>
        <small>{cardName(list.warlord)}</small>
        <small>
          {t('conquest.decks.count', { count: sizeOf(list) })}
          {note ? ` · ${note}` : ''}
        </small>
        {problems.length > 0 ? (
          <div className={style.problems}>
            <b>{t('conquest.decks.problems', { count: problems.length })}</b>
            <DeckProblems problems={problems} />
          </div>
        ) : null}
        <div className={style.ways}>
          <Button kind="primary" onPress={open} aria-label={`${action}: ${name}`}>
            {action}
          </Button>
          {children}
        </div>
      </div>
    </li>
  )
}

/** Asks once more: a deleted deck does not come back. */
export function DeleteButton({ name, remove }: { name: string; remove(): void }) {
  const { t } = useWords()
  const [sure, setSure] = useState(false)
  return (
    <Button
      kind={sure ? 'danger' : 'ghost'}
      onPress={sure ? remove : () => setSure(true)}
      onBlur={() => setSure(false)}
    >
      {t(sure ? 'conquest.decks.delete-sure' : 'conquest.decks.delete', { name })}
    </Button>
  )
}
