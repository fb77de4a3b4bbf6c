import type { Conquest } from '@redoubt/conquest'
import { useMemo } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { LogPanel } from '../../match/log/LogPanel.tsx'
import type { Match } from '../../screen/match.ts'
import { classes } from '../../ui/classes.ts'
import { useTable } from '../common/context.ts'
import { rememberRows } from '../events/rows.ts'
import { Preview, usePreviewed } from '../preview/Preview.tsx'
import { cardData, planetData } from '../reading/printed.ts'
import { Victory } from '../victory/Victory.tsx'
import { WhatIf } from '../what-if/WhatIf.tsx'
import { named } from '../words/counsel.ts'
import { tell } from '../words/tell.ts'
import style from './SidePanel.module.css'

/** What a card or planet is called; null for what is neither. */
const nameOf = (thing: string): string | null => planetData(thing)?.name ?? cardData(thing)?.name ?? null

/** Beside the field: the card one looks at, else what a dial would bring and who has won what; and the log. A drawer where there is little room. */
export function SidePanel({ match, isOpen }: { match: Match<Conquest>; isOpen: boolean }) {
  const { t } = useWords()
  const { setNamed, picked, decision, zoom } = useTable()
  const rows = useMemo(rememberRows, [])
  const previewed = usePreviewed()
  // While a dial is open the forecast of the picked planet is wanted, not the planet.
  const isForecast = decision?.kind === 'commit' && picked !== null
  return (
    <section
      data-part="side"
      className={classes(style.side, isOpen && style.open)}
      aria-label={t('conquest.table.side')}
    >
      <div className={style.dock}>
        {previewed && !isForecast ? (
          <Preview thing={previewed} />
        ) : (
          <>
            <WhatIf />
            <Victory />
          </>
        )}
      </div>
      <LogPanel
        match={{ ...match, log: rows(match.log) }}
        tell={tell}
        named={named}
        onPoint={setNamed}
        naming={{ nameOf, inspect: zoom }}
      />
    </section>
  )
}
