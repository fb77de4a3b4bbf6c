import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import style from './AttackDrawing.module.css'
import { BoardDrawing } from './BoardDrawing.tsx'

/** The same attack in its six steps: a red die misses, the demon turns up a shield and has another, the die is rolled again. */
export function AttackDrawing() {
  const [miss, again, black] = [0, 2, 2]
  const shields = [1, 1]
  const blocked = shields.reduce((sum, each) => sum + each)
  const steps: ReactNode[] = [
    <BoardDrawing key="target" name="attack" />,
    <Dice key="roll" red={miss} black={black} />,
    <span key="card" className={style.card}>
      <Icon id="shield" size={26} />
    </span>,
    <span key="defender" className={style.row}>
      <i>+</i>
      <Icon id="shield" size={26} />
    </span>,
    <Dice key="attacker" red={again} black={black} isAgain />,
    <span key="sum" className={style.row}>
      <b>{again + black}</b>
      <i>−</i>
      <Icon id="shield" size={22} />
      <b>{blocked}</b>
      <i>=</i>
      <Icon id="damage" size={22} />
      <b>{again + black - blocked}</b>
    </span>,
  ]
  return (
    <ol className={style.steps} aria-hidden="true">
      {steps.map((step, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number
        <li key={n}>
          <b className={style.number}>{n + 1}</b>
          {step}
        </li>
      ))}
    </ol>
  )
}

function Dice({ red, black, isAgain }: { red: number; black: number; isAgain?: boolean }) {
  return (
    <span className={style.row}>
      {isAgain ? <Icon id="ui-rotate" size={18} /> : null}
      <Icon id={`die-red-${red}`} size={34} />
      <Icon id={`die-black-${black}`} size={34} />
    </span>
  )
}
