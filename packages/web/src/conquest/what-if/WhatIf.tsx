import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { useTable } from '../common/context.ts'
import { forecast } from '../reading/forecast.ts'
import { planetAt } from '../reading/places.ts'
import { warlordOf } from '../reading/sides.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import { cardName, placeName } from '../words/names.ts'
import style from './WhatIf.module.css'

/** The same over the field, where the side panel is a drawer: while a dial is open the forecast is wanted without opening anything. */
export function FloatingWhatIf() {
  return (
    <div className={style.floating}>
      <WhatIf />
    </div>
  )
}

/** While the dial is open: what sending the warlord to the picked planet would bring. */
export function WhatIf() {
  const { view, near, picked, decision, options } = useTable()
  const words = useWords()
  const { t } = words
  if (decision?.kind !== 'commit' || options.length === 0) return null
  const warlord = cardName(warlordOf(view, near)?.card ?? '')
  if (!picked) return <p className={classes(panelStyle.panel, style.whatIf, style.empty)}>{t('conquest.if.pick')}</p>
  const f = forecast(view, near, picked)
  const winner = (seat: string | null) =>
    t(seat === null ? 'conquest.if.tie' : seat === near ? 'conquest.if.win' : 'conquest.if.lose')
  return (
    <section className={classes(panelStyle.panel, style.whatIf)} aria-label={t('conquest.if.label')} aria-live="polite">
      <h2 className={panelStyle.lab}>{t('conquest.if.title', { warlord, number: picked.slice(1) })}</h2>
      <h3>
        {planetAt(view, picked)?.types.map(type => (
          <Icon key={type} id={TYPE_ICONS[type]!} size={18} />
        ))}
        {placeName(view, picked, words)}
      </h3>
      <dl>
        <Row name={t('conquest.if.struggle')} tone={f.alone === near ? 'good' : f.alone ? 'bad' : undefined}>
          {winner(f.alone)}
        </Row>
        <Row name={t('conquest.if.take')}>
          <Icon id="cq-resource" size={15} /> {f.bonus.resources} <Icon id="cq-card" size={15} /> {f.bonus.cards}
        </Row>
        <Row name={t('conquest.if.row')}>
          {t('conquest.if.row-value', { won: f.struggles.won, lost: f.struggles.lost })}
        </Row>
        <Row name={t('conquest.if.battle')} tone={tone(f.battle.atk)}>
          {t('conquest.if.versus', { mine: f.battle.atk[0], theirs: f.battle.atk[1] })}
        </Row>
        <Row name={t('conquest.if.hp')}>
          {t('conquest.if.hp-value', { mine: f.battle.hp[0], theirs: f.battle.hp[1] })}
        </Row>
        {f.first ? (
          <Row name={t('conquest.if.first')} tone={tone(f.first.atk)}>
            {t('conquest.if.hp-value', { mine: f.first.atk[0], theirs: f.first.atk[1] })}
          </Row>
        ) : null}
      </dl>
      <p>
        {t('conquest.if.together', { mine: f.icons[0], theirs: f.icons[1] })}{' '}
        {t('conquest.if.followers', { count: f.followers })}
      </p>
    </section>
  )
}

type Tone = 'good' | 'bad' | undefined

function tone([mine, theirs]: [number, number]): Tone {
  return mine > theirs ? 'good' : mine < theirs ? 'bad' : undefined
}

function Row({ name, tone, children }: { name: string; tone?: Tone; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={tone && style[tone]}>{children}</dd>
    </div>
  )
}
