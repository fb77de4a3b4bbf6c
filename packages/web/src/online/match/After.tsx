import type { TableState, You } from '@redoubt/protocol'
import { useState } from 'react'
import { go, href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { missionName } from '../../missions/name.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import pageStyle from '../../ui/Page.module.css'
import { server } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import style from './After.module.css'

/** After the end: where the others have gone on, and the next mission of an operation with its score. */
export function After({ table, you }: { table: TableState; you: You }) {
  const { t } = useWords()
  if (table.next)
    return (
      <section className={style.after} role="status">
        <p>{t('online.goes-on')}</p>
        <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('table', table.next.code)}>
          <Icon id="ui-people" size={16} />
          <span>{t('online.go-along')}</span>
        </a>
      </section>
    )
  return table.operation ? <NextMission table={table} you={you} /> : null
}

function NextMission({ table, you }: { table: TableState; you: You }) {
  const words = useWords()
  const { t } = words
  const { match, chairs } = table
  const { played, next } = table.operation!
  const [mission, setMission] = useState(next?.missions[0] ?? '')
  const { busy, trouble, ask } = useAsk()
  const won = (side: string) => played.filter(({ winner }) => winner === side).length
  const sides = new Set(chairs.filter(({ seat }) => you.seats.includes(seat)).map(({ side }) => side))
  const mayChoose = next !== null && (next.chooser === null ? you.seats.length > 0 : sides.has(next.chooser))
  const goOn = () =>
    ask(async () => {
      const choice = next!.chooser === null ? {} : { mission }
      go('table', (await server().ask('next', { match, ...choice })).table.code)
    })
  return (
    <section className={style.after} aria-label={t('online.operation')}>
      <p>
        <b>{t('operation.tally', { marines: won('marines'), invader: won('invader') })}</b>
      </p>
      {next === null ? null : next.chooser === null ? (
        <p>{t('operation.next', { mission: missionName(words, next.missions[0]!) })}</p>
      ) : mayChoose ? (
        <label className={formStyle.field}>
          {t('operation.choose', { side: next.chooser })}
          <select className={formStyle.input} value={mission} onChange={event => setMission(event.target.value)}>
            {next.missions.map(each => (
              <option key={each} value={each}>
                {missionName(words, each)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <p>{t('operation.choose', { side: next.chooser })}</p>
      )}
      {trouble ? (
        <p className={pageStyle.trouble} role="alert">
          {trouble}
        </p>
      ) : null}
      {mayChoose ? (
        <Button kind="primary" icon="ui-play" isDisabled={busy} onPress={() => void goOn()}>
          {t('online.next-mission')}
        </Button>
      ) : null}
    </section>
  )
}
