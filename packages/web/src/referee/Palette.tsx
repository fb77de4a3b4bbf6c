import { box } from '@redoubt/doom'
import { useState } from 'react'
import { useWords } from '../i18n/context.tsx'
import { seatName } from '../match/players.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import formStyle from '../ui/Form.module.css'
import { Icon } from '../ui/Icon.tsx'
import style from './Palette.module.css'
import type { Tool } from './tool.ts'

const QUESTIONS = [
  { kind: 'ask', icon: 'los' },
  { kind: 'reach', icon: 'speed' },
  { kind: 'displace', icon: 'demon-mancubus' },
  { kind: 'door', icon: 'door' },
  { kind: 'remove', icon: 'ui-erase' },
] as const

/** What a press on the board does: put a figure there, open a door, ask. The field below does the same by the name of a space. */
export function Palette({
  tool,
  onTool,
  onPlace,
}: {
  tool: Tool
  onTool(tool: Tool): void
  onPlace(space: string): void
}) {
  const words = useWords()
  const { t, printed } = words
  const [space, setSpace] = useState('')
  const content = box()
  const figures = [
    ...Object.values(content.marines).map(({ id, icon }) => ({ id, icon, name: seatName(id, words) })),
    ...Object.values(content.demons).map(({ id, name, icon }) => ({ id, icon, name: printed(`${id}.name`, name) })),
  ]
  return (
    <>
      <fieldset className={style.figures}>
        <legend>{t('referee.place')}</legend>
        {figures.map(({ id, name, icon }) => (
          <button
            key={id}
            type="button"
            className={classes(style.figure)}
            aria-pressed={tool.kind === 'place' && tool.figure === id}
            aria-label={name}
            title={name}
            data-figure-kind={id}
            onClick={() => onTool({ kind: 'place', figure: id })}
          >
            <Icon id={icon} size={34} />
          </button>
        ))}
      </fieldset>
      <fieldset className={style.questions}>
        <legend>{t('referee.question')}</legend>
        {QUESTIONS.map(({ kind, icon }) => (
          <button
            key={kind}
            type="button"
            className={buttonStyle.btn}
            aria-pressed={tool.kind === kind}
            data-tool={kind}
            onClick={() => onTool({ kind })}
          >
            <Icon id={icon} size={18} />
            {t(`referee.tool.${kind}`)}
          </button>
        ))}
      </fieldset>
      <form
        className={style.byName}
        onSubmit={event => {
          event.preventDefault()
          if (/^[a-z]{1,2}\d{1,2}$/i.test(space)) onPlace(space.toLowerCase())
        }}
      >
        <label className={formStyle.field}>
          <span>{t('referee.space')}</span>
          <input value={space} onChange={event => setSpace(event.target.value.trim())} placeholder="g7" maxLength={4} />
        </label>
        <button type="submit" className={buttonStyle.btn}>
          {t('referee.there')}
        </button>
      </form>
    </>
  )
}
