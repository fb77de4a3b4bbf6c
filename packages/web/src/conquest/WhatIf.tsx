import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { cardName, placeName, planetAt, warlordOf } from './names.ts'
import { TYPE_ICONS } from './PlanetCard.tsx'
import { useTable } from './table.ts'
import { forecast } from './whatif.ts'

/** While the dial is open: what sending the warlord to the picked planet would bring. */
export function WhatIf() {
  const { view, near, picked, decision, options } = useTable()
  const words = useWords()
  const { t } = words
  if (decision?.kind !== 'commit' || options.length === 0) return null
  const warlord = cardName(warlordOf(view, near)?.card ?? '')
  if (!picked) return <p className="panel cq-if empty">{t('conquest.if.pick')}</p>
  const f = forecast(view, near, picked)
  const winner = (seat: string | null) =>
    t(seat === null ? 'conquest.if.tie' : seat === near ? 'conquest.if.win' : 'conquest.if.lose')
  return (
    <section className="panel cq-if" aria-label={t('conquest.if.label')} aria-live="polite">
      <h2 className="lab">{t('conquest.if.title', { warlord, number: picked.slice(1) })}</h2>
      <h3>
        {planetAt(view, picked)?.types.map(type => (
          <Icon key={type} id={TYPE_ICONS[type]!} size={18} />
        ))}
        {placeName(view, picked, words)}
      </h3>
      <dl>
        <Row name={t('conquest.if.struggle')} tone={f.alone === near ? 'good' : f.alone ? 'bad' : ''}>
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

function tone([mine, theirs]: [number, number]): string {
  return mine > theirs ? 'good' : mine < theirs ? 'bad' : ''
}

function Row({ name, tone, children }: { name: string; tone?: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={tone ?? ''}>{children}</dd>
    </div>
  )
}
