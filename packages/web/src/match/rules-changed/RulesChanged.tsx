import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import panelStyle from '../../ui/Panel.module.css'
import { isOfHost, tellDrift } from '../log/hostlog.ts'
import style from './RulesChanged.module.css'

/** Over the table, not a dialog: a briefing may be open. Said when a match is opened whose rules have changed since, until the first decision is made under the new ones. */
export function RulesChanged({ match }: { match: Pick<Match, 'log'> }) {
  const { t } = useWords()
  const [told, setTold] = useState(false)
  const first = match.log[0]?.event
  if (told || !first || !isOfHost(first) || first.type !== 'rules-changed' || match.log.length > 1) return null
  return (
    <section className={classes(style.changed, panelStyle.panel)} role="alert">
      <h2>{t('rules-changed.title')}</h2>
      <p>{tellDrift(first, t)}</p>
      <Button kind="primary" onPress={() => setTold(true)}>
        {t('rules-changed.go-on')}
      </Button>
    </section>
  )
}
