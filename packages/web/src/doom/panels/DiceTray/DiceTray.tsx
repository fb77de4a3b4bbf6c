import type { DoomOption } from '@redoubt/doom'
import { type CSSProperties, useEffect, useRef } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { classes } from '../../../ui/classes.ts'
import hiddenStyle from '../../../ui/Hidden.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import { Bust } from '../../cards/Art.tsx'
import { useTable } from '../../common/context.ts'
import { optionsOf } from '../../reading/choices.ts'
import { iconOf } from '../../words/figures.ts'
import { optionWords } from '../../words/option.ts'
import style from './DiceTray.module.css'
import { defenseOf } from './defense.ts'
import { type Die, lastRoll, type Roll } from './roll.ts'

/** The dice on the table: they tumble, land, meet the shields; rerolls are made by pressing a die. */
export function DiceTray() {
  const { t } = useWords()
  const { match, view, book, names } = useTable()
  const roll = lastRoll(match.log, view, match.onScreen === null)
  const rested = useRef(-1)
  const thrown = roll?.thrown ?? -1
  const isIdle = match.onScreen === null
  useEffect(() => {
    if (isIdle) rested.current = thrown
  }, [isIdle, thrown])
  if (!roll) return null
  // Dice that somebody has looked at do not tumble once more when the attack goes on.
  const lies = isIdle || rested.current === thrown
  const asks =
    match.yours && ['reroll', 'set-die'].includes(match.decision?.kind ?? '') ? optionsOf(match.decision) : []
  const landed = match.onScreen?.event.type !== 'rolled'
  return (
    <section className={style.tray} data-part="dice-tray" aria-label={t('doom.roll.label')}>
      <span className={style.who} data-inspect={roll.by}>
        <Bust icon={iconOf(book, roll.by)} size={34} />
        {roll.defender ? (
          <>
            <Icon id="ui-chevron" size={12} />
            <Bust icon={iconOf(book, roll.defender)} size={34} />
          </>
        ) : null}
        <span>
          {roll.defender
            ? t('doom.roll.attack', { who: names.of(roll.by), target: names.of(roll.defender) })
            : t('doom.roll.roll', { who: names.of(roll.by) })}
        </span>
      </span>
      <span className={style.row}>
        {roll.dice.map((die, n) => (
          <DieCell
            // biome-ignore lint/suspicious/noArrayIndexKey: dice keep their places; one that is thrown again is a new one
            key={`${n} ${die.thrown}`}
            die={die}
            n={n}
            lies={lies || die.thrown !== roll.thrown}
            options={asks.filter(o => Number(o.n) === n && (o.do === 'reroll' || o.do === 'set'))}
          />
        ))}
      </span>
      {landed ? <Sum roll={roll} /> : null}
      {landed && match.yours ? <Ways /> : null}
    </section>
  )
}

function DieCell({ die, n, lies, options }: { die: Die; n: number; lies: boolean; options: readonly DoomOption[] }) {
  const words = useWords()
  const { match, view, book } = useTable()
  const face = (
    <Icon
      id={`die-${die.colour}-${die.face}`}
      size={42}
      label={words.t(die.again ? 'doom.roll.die-again' : 'doom.roll.die', {
        n: n + 1,
        colour: die.colour,
        face: die.face,
      })}
    />
  )
  const place = { '--n': n } as CSSProperties
  const label = (option: DoomOption) => optionWords(option, { decision: match.decision!, view, book }, words)
  const [first] = options
  if (!first)
    return (
      <span className={classes(style.die, !lies && style.tumbles, die.again && style.again)} style={place}>
        {face}
        {die.again ? <Icon id="ui-rotate" size={14} className={style.againSign} /> : null}
      </span>
    )
  if (first.do === 'reroll')
    return (
      <Button
        className={classes(style.die, style.asks)}
        style={place}
        aria-label={label(first)}
        data-action={first.key}
        onPress={() => void match.choose(first.key)}
      >
        {face}
        <Icon id="ui-rotate" size={14} className={style.againSign} />
      </Button>
    )
  return (
    <span className={style.die} style={place}>
      {face}
      <span className={style.faces}>
        {options.map(option => (
          <Button
            key={option.key}
            aria-label={label(option)}
            data-action={option.key}
            onPress={() => void match.choose(option.key)}
          >
            <Icon id={`die-${die.colour}-${option.to}`} size={24} />
          </Button>
        ))}
      </span>
    </span>
  )
}

/** What each answer comes to, and the health that would be left. */
function Ways() {
  const { t } = useWords()
  const { match, view, book, names } = useTable()
  const defense = defenseOf(match.decision, view, book.content)
  if (!defense || defense.answers.length < 2) return null
  const { now, health } = defense
  return (
    <ul className={style.ways} aria-label={t('doom.defend.ways')}>
      {defense.answers.slice(0, 4).map(({ option, card, damage, left }) => (
        <li
          key={option.key}
          className={classes(option.key === defense.best && style.best)}
          data-inspect={card ?? undefined}
        >
          <span>{card === null ? t('doom.defend.take-short') : t('doom.defend.with', { card: names.of(card) })}</span>
          <b>{t('doom.defend.damage', { damage })}</b>
          <span className={style.bar} aria-hidden="true">
            {Array.from({ length: health }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: points of health are all alike
              <i key={n} className={classes(n >= now ? style.gone : n >= left && style.lost)} />
            ))}
          </span>
          <span className={style.left}>
            {left}
            <span className={hiddenStyle.srOnly}>{t('doom.defend.left')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** "3 hits − 1 shield = 2 damage", as far as it is known. */
function Sum({ roll }: { roll: Roll }) {
  const { t } = useWords()
  const { match, view, book, names } = useTable()
  const due = match.yours ? (defenseOf(match.decision, view, book.content)?.damage ?? null) : null
  const hits = roll.sum?.hits ?? roll.dice.reduce((sum, { face }) => sum + face, 0)
  const { defense, sum } = roll
  const shields = sum?.shields ?? (defense ? defense.shields + roll.added : null)
  const dodge = sum?.dodge ?? defense?.dodge ?? false
  return (
    <span className={style.sum}>
      <span className={style.part}>
        <b>{hits}</b>
        <small>{t('doom.roll.hits', { hits })}</small>
      </span>
      {shields !== null ? (
        <>
          <i>−</i>
          <span
            className={classes(style.part, style.shields)}
            key={`${defense?.card} ${shields}`}
            data-inspect={defense?.card ?? undefined}
          >
            <b>
              <Icon id={dodge ? 'dodge' : 'shield'} size={22} />
              {dodge ? '' : shields}
            </b>
            <small>
              {defense?.card && (dodge || shields === defense.shields)
                ? t('doom.roll.card', { card: names.of(defense.card) })
                : dodge
                  ? t('doom.roll.dodge')
                  : t('doom.roll.shields', { shields })}
            </small>
          </span>
        </>
      ) : null}
      {!sum && due !== null ? (
        <>
          <i>=</i>
          <span className={classes(style.part, style.damage, due === 0 && style.none)}>
            <b>{due}</b>
            <small>{t('doom.roll.damage')}</small>
          </span>
        </>
      ) : null}
      {sum ? (
        <>
          <i>=</i>
          <span className={classes(style.part, style.damage, sum.damage === 0 && style.none)}>
            <b>
              <Icon id="damage" size={22} />
              {sum.damage}
            </b>
            <small>
              {roll.killed && roll.defender
                ? t('doom.roll.killed', { who: names.of(roll.defender) })
                : t('doom.roll.damage')}
            </small>
          </span>
        </>
      ) : null}
    </span>
  )
}
