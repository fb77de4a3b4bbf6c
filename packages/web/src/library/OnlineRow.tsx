import type { Mine } from '@redoubt/protocol'
import { useState } from 'react'
import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import { ago, matchIcon, matchState, matchTitle } from '../match/describe.ts'
import { onlineCard } from '../online/lists/onlinecard.ts'
import buttonStyle from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import pageStyle from '../ui/Page.module.css'
import panelStyle from '../ui/Panel.module.css'
import { problemWords } from '../ui/problem.ts'
import style from './MatchRow.module.css'

/** A match at the server in the list of own games. */
export function OnlineRow({ mine, onKept }: { mine: Mine; onKept(): void }) {
  const words = useWords()
  const { t } = words
  const card = onlineCard(mine)
  const game = matchTitle(words, card)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const keep = async () => {
    setBusy(true)
    const { keepCopy } = await import('../online/records/record.ts')
    setTrouble(await keepCopy(mine.match).then(() => null, problemWords(t)))
    setBusy(false)
    onKept()
  }
  const others = mine.chairs.filter(({ player, seat }) => player && !mine.seats.includes(seat))
  return (
    <li
      className={classes(panelStyle.panel, style.row)}
      data-match={mine.match}
      data-online
      {...(mine.yours ? { 'data-yours': true } : {})}
    >
      <Icon id={matchIcon(card)} size={52} />
      <div className={style.words}>
        <h3>{game}</h3>
        <p>
          <b>{mine.status === 'waiting' ? t('matches.gathering') : matchState(words, card)}</b>
          <span>{t(`game.${mine.game}` as 'game.doom')}</span>
          <span className={style.online}>{t('matches.online')}</span>
          {others.length > 0 ? (
            <span>{t('matches.with', { names: new Intl.ListFormat(words.locale).format(namesOf(others)) })}</span>
          ) : null}
          <span>{ago(words.locale, mine.updated)}</span>
        </p>
        {trouble ? (
          <p className={pageStyle.trouble} role="alert">
            {trouble}
          </p>
        ) : null}
      </div>
      <div className={style.ways}>
        {mine.status === 'over' ? (
          <>
            <a
              className={classes(buttonStyle.btn, buttonStyle.primary)}
              href={href('replay', mine.match)}
              aria-label={t('matches.replay-of', { game })}
            >
              <Icon id="ui-replay" size={15} />
              <span>{t('matches.replay')}</span>
            </a>
            <Button isDisabled={busy} onPress={() => void keep()} aria-label={t('matches.keep-of', { game })}>
              {t('matches.keep')}
            </Button>
          </>
        ) : null}
        <a
          className={mine.status === 'over' ? buttonStyle.btn : classes(buttonStyle.btn, buttonStyle.primary)}
          href={href('table', mine.code)}
          aria-label={t(mine.yours ? 'matches.your-turn-of' : 'matches.table-of', { game })}
        >
          <Icon id="ui-play" size={14} />
          <span>{t(mine.yours ? 'matches.your-turn' : 'matches.table')}</span>
        </a>
      </div>
    </li>
  )
}

const namesOf = (chairs: Mine['chairs']) => [...new Set(chairs.map(({ player }) => player!.name))]
