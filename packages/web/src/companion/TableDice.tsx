import type { Doom, DoomDecision } from '@redoubt/doom'
import { type FormEvent, useState } from 'react'
import { openBook } from '../doom/reading/book.ts'
import { namesIn } from '../doom/words/names.ts'
import { useWords } from '../i18n/context.tsx'
import type { Match } from '../screen/match.ts'
import { useActions } from '../ui/actions.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import style from './CompanionTable.module.css'

type Asked = Extract<DoomDecision, { kind: 'table-die' }>

/** The decision about real dice, if that is what is waited for. */
export const diceAsked = (match: Match<Doom>): Asked | null =>
  match.yours && match.decision?.kind === 'table-die' ? (match.decision as Asked) : null

/** "Roll 2 red dice", and what they show: by button, or by typing the numbers one after the other. */
export function TableDice({ match, asked, typed }: { match: Match<Doom>; asked: Asked; typed(): void }) {
  const words = useWords()
  const { t } = words
  const book = openBook(match.view.mission, match.options as object)
  const names = namesIn(book, words, match.view)
  const { figure = '', against = '', red = 0, black = 0 } = asked.about ?? {}
  const dice = [...Array(red).fill('red'), ...Array(black).fill('black')] as Array<'red' | 'black'>
  const [faces, setFaces] = useState<ReadonlyArray<number | null>>(dice.map(() => null))
  const facesOf = (colour: 'red' | 'black') => [...new Set(book.content.dice[colour])].sort((a, b) => a - b)
  const set = (n: number, face: number) => setFaces(before => before.map((was, m) => (m === n ? face : was)))
  const isReady = faces.every(face => face !== null)

  /** Whoever types fast is ahead of what is drawn. */
  const type = (face: number) =>
    setFaces(before => {
      const n = before.indexOf(null)
      return n >= 0 && facesOf(dice[n]!).includes(face) ? before.with(n, face) : before
    })
  const shown = [...new Set([...facesOf('red'), ...facesOf('black')])].sort((a, b) => a - b)
  useActions(
    shown.map(face => ({
      id: `face-${face}`,
      region: 'dice',
      label: 'companion.dice.type',
      shortcut: String(face),
      focused: true,
      typing: true,
      run: () => type(face),
    })),
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isReady || match.busy) return
    const answer = await match.choose(faces.map(face => `face:${face}`))
    if (!answer?.ok) return
    setFaces(dice.map(() => null)) // the next roll may be the same
    typed()
  }

  const who = names.of(figure)
  const roll = { red, black }
  return (
    <form className={style.dice} onSubmit={submit} data-region="dice" data-part="table-dice">
      <b>
        {against
          ? t('companion.dice.attack', { who, target: names.of(against), ...roll })
          : t('companion.dice.roll', { who, ...roll })}
      </b>
      {dice.map((colour, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice of one colour are alike
        <fieldset key={n} className={classes(style.die, colour === 'red' ? style.red : style.black)} data-die={n}>
          <legend>{t('companion.dice.die', { n: n + 1, colour })}</legend>
          {facesOf(colour).map(face => (
            <label key={face}>
              <input type="radio" name={`die-${n}`} checked={faces[n] === face} onChange={() => set(n, face)} />
              <span>{face}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <button
        type="submit"
        className={classes(buttonStyle.btn, buttonStyle.primary)}
        data-way="dice"
        disabled={!isReady || match.busy}
      >
        {t('companion.dice.done')}
      </button>
    </form>
  )
}
