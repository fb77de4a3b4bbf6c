import type { Chair, Terms } from '@redoubt/protocol'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import { CLOCKS, clockWords } from '../table/terms.ts'
import style from './TermsBar.module.css'

const HANDS = { hands: 10 } as const
const AFTER = { after: 10 } as const

/** The rules of the table besides those of the game; the host sets them, the others read them. */
export function TermsBar({
  terms,
  chairs,
  change,
}: {
  terms: Terms
  chairs: readonly Chair[]
  change: ((part: Partial<Terms>) => void) | null
}) {
  const { t } = useWords()
  const languages = [...new Set(chairs.flatMap(({ player }) => player?.language ?? []))].sort()
  const current = clockWords(terms.clock)
  if (!change)
    return (
      <p className={style.read}>
        {t('online.terms', {
          clock: current ?? 'other',
          listed: String(terms.listed),
          hands: terms.watching === 'public' ? 0 : terms.watching.hands,
        })}
      </p>
    )
  return (
    <div className={style.terms}>
      <Choice
        label={t('online.clock')}
        name="clock"
        value={current ?? 'other'}
        options={CLOCKS.map(({ words }) => [words, t(`online.clock-${words}`)])}
        onChange={words => change({ clock: CLOCKS.find(each => each.words === words)!.clock })}
      />
      <Choice
        label={t('online.who-sees')}
        name="listed"
        value={String(terms.listed)}
        options={[
          ['false', t('online.friends')],
          ['true', t('online.lobby')],
        ]}
        onChange={listed => change({ listed: listed === 'true' })}
      />
      {languages.length > 0 ? (
        <p className={style.languages}>
          <span className={style.label}>{t('online.languages')}</span>
          {t('online.own-language', { languages: languages.map(each => each.toUpperCase()).join(' · ') })}
        </p>
      ) : null}
      <details className={style.more}>
        <summary>{t('online.more-terms')}</summary>
        <div>
          <Choice
            label={t('online.watching')}
            name="watching"
            value={terms.watching === 'public' ? 'public' : 'hands'}
            options={[
              ['public', t('online.watching-public')],
              ['hands', t('online.watching-hands', { minutes: HANDS.hands })],
            ]}
            onChange={watching => change({ watching: watching === 'public' ? 'public' : HANDS })}
          />
          <Choice
            label={t('online.takeover')}
            name="takeover"
            value={typeof terms.takeover === 'string' ? terms.takeover : 'after'}
            options={[
              ['vote', t('online.takeover-vote')],
              ['after', t('online.takeover-after', { minutes: AFTER.after })],
              ['never', t('online.takeover-never')],
            ]}
            onChange={takeover => change({ takeover: takeover === 'after' ? AFTER : takeover })}
          />
          <Choice
            label={t('online.chat')}
            name="chat"
            value={terms.chat}
            options={[
              ['presets', t('online.chat-presets')],
              ['free', t('online.chat-free')],
            ]}
            onChange={chat => change({ chat })}
          />
        </div>
      </details>
    </div>
  )
}

function Choice<T extends string>({
  label,
  name,
  value,
  options,
  onChange,
}: {
  label: string
  name: string
  value: string
  options: ReadonlyArray<readonly [T, string]>
  onChange(value: T): void
}) {
  return (
    <fieldset className={classes(formStyle.seg, style.choice)}>
      <legend className={style.label}>{label}</legend>
      {options.map(([key, words]) => (
        <label key={key}>
          <input type="radio" name={`terms-${name}`} checked={key === value} onChange={() => onChange(key)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}
