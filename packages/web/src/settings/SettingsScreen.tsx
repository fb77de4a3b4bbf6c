import { type ReactNode, useState } from 'react'
import { InstallOffer } from '../app/InstallOffer.tsx'
import { href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { changeSettings, SPEEDS, TEXT_SIZES, THEMES, useLocale, useSettings } from '../app/settings.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import { LOCALES } from '../i18n/i18n.ts'
import { HintsSetting } from '../learn/hints/HintsSetting.tsx'
import { play } from '../sound/sound.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Confirm } from '../ui/dialog/Confirm.tsx'
import formStyle from '../ui/Form.module.css'
import { Icon } from '../ui/Icon.tsx'
import pageStyle from '../ui/Page.module.css'
import panelStyle from '../ui/Panel.module.css'
import { problemWords } from '../ui/problem.ts'
import { forgetEverything } from './forget.ts'
import style from './SettingsScreen.module.css'

/** #/settings: what a person sets once for all games. */
export default function SettingsScreen(_: { rest: string[] }) {
  return (
    <WithWords locale={useLocale()} parts={['settings']}>
      <Chosen />
    </WithWords>
  )
}

/** Its words come with it: the start page need not load them. */
function Chosen() {
  const { t } = useWords()
  const settings = useSettings()
  const [asks, setAsks] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  return (
    <Shell current="settings" title={t('settings.title')}>
      <div className={classes(pageStyle.page, style.settings)}>
        <h2 className={pageStyle.title}>{t('settings.title')}</h2>
        <InstallOffer always />
        <section className={classes(panelStyle.panel, style.group)} aria-label={t('settings.play')}>
          <h3 className={panelStyle.lab}>{t('settings.play')}</h3>
          <label className={formStyle.field}>
            {t('settings.name')}
            <input
              className={formStyle.input}
              maxLength={40}
              autoComplete="nickname"
              value={settings.name}
              placeholder={t('seat.you')}
              onChange={event => changeSettings({ name: event.target.value })}
            />
          </label>
          <Choice
            name="speed"
            label={t('settings.speed')}
            hint={t('settings.speed-hint')}
            choices={SPEEDS}
            chosen={settings.speed}
            word={each => t(`settings.speed-${each}`)}
            onChoose={speed => changeSettings({ speed })}
          />
          <label className={formStyle.tick}>
            <input
              type="checkbox"
              checked={settings.letters}
              onChange={event => changeSettings({ letters: event.target.checked })}
            />
            <span>{t('settings.letters')}</span>
            <small>{t('settings.letters-hint')}</small>
          </label>
          <label className={formStyle.tick}>
            <input
              type="checkbox"
              checked={settings.askEnd}
              onChange={event => changeSettings({ askEnd: event.target.checked })}
            />
            <span>{t('settings.ask-end')}</span>
            <small>{t('settings.ask-end-hint')}</small>
          </label>
          <HintsSetting />
        </section>
        <section className={classes(panelStyle.panel, style.group)} aria-label={t('settings.sound')}>
          <h3 className={panelStyle.lab}>{t('settings.sound')}</h3>
          <label className={formStyle.tick}>
            <input
              type="checkbox"
              checked={!settings.muted}
              onChange={event => changeSettings({ muted: !event.target.checked })}
            />
            <span>{t('settings.sound-on')}</span>
          </label>
          <Slider
            label={t('settings.effects')}
            value={settings.effects}
            isOff={settings.muted}
            onChange={effects => changeSettings({ effects })}
            onDone={() => play('your-decision')}
          />
          <Slider
            label={t('settings.ambience')}
            value={settings.ambience}
            isOff={settings.muted}
            onChange={ambience => changeSettings({ ambience })}
          />
        </section>
        <section className={classes(panelStyle.panel, style.group)} aria-label={t('settings.reading')}>
          <h3 className={panelStyle.lab}>{t('settings.reading')}</h3>
          <Choice
            name="theme"
            label={t('settings.theme')}
            hint={t('settings.theme-hint')}
            choices={THEMES}
            chosen={settings.theme}
            word={each => t(`settings.theme-${each}`)}
            onChoose={theme => changeSettings({ theme })}
          />
          <Choice
            name="text"
            label={t('settings.text')}
            choices={TEXT_SIZES}
            chosen={settings.text}
            word={each => t(`settings.text-${each}`)}
            onChoose={text => changeSettings({ text })}
          />
          <Choice
            name="language"
            label={t('settings.language')}
            choices={LOCALES}
            chosen={useLocale()}
            word={each => <span lang={each}>{t(`language.${each}`)}</span>}
            onChoose={language => changeSettings({ language })}
          />
        </section>
        <section className={classes(panelStyle.panel, style.group)} aria-label={t('settings.online')}>
          <h3 className={panelStyle.lab}>{t('settings.online')}</h3>
          <p>{t('settings.online-hint')}</p>
          <div>
            <a className={buttonStyle.btn} href={href('me')}>
              <Icon id="ui-people" size={16} />
              <span>{t('settings.online-link')}</span>
            </a>
          </div>
        </section>
        <section className={classes(panelStyle.panel, style.group)} aria-label={t('settings.data')}>
          <h3 className={panelStyle.lab}>{t('settings.data')}</h3>
          <p>{t('settings.data-hint')}</p>
          <div>
            <button
              type="button"
              className={classes(buttonStyle.btn, buttonStyle.danger)}
              onClick={() => setAsks(true)}
            >
              {t('settings.delete-all')}
            </button>
          </div>
          {refusal ? <p role="alert">{t('settings.delete-failed', { problem: refusal })}</p> : null}
        </section>
      </div>
      {asks ? (
        <Confirm
          title={t('settings.delete-title')}
          reason={t('settings.delete-why')}
          yes={t('settings.delete-yes')}
          no={t('settings.delete-no')}
          onNo={() => setAsks(false)}
          onYes={() => {
            setAsks(false)
            forgetEverything().catch(error => setRefusal(problemWords(t)(error)))
          }}
        />
      ) : null}
    </Shell>
  )
}

function Choice<T extends string>(props: {
  name: string
  label: string
  hint?: string
  choices: readonly T[]
  chosen: T
  word(choice: T): ReactNode
  onChoose(choice: T): void
}) {
  return (
    <fieldset className={style.choice}>
      <legend>{props.label}</legend>
      <div className={formStyle.seg}>
        {props.choices.map(each => (
          <label key={each}>
            <input
              type="radio"
              name={props.name}
              checked={each === props.chosen}
              onChange={() => props.onChoose(each)}
            />
            <span>{props.word(each)}</span>
          </label>
        ))}
      </div>
      {props.hint ? <small>{props.hint}</small> : null}
    </fieldset>
  )
}

function Slider(props: {
  label: string
  value: number
  isOff: boolean
  onChange(value: number): void
  onDone?(): void
}) {
  const { t } = useWords()
  const percent = Math.round(props.value * 100)
  return (
    <label className={style.slider}>
      <span>{props.label}</span>
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={percent}
        disabled={props.isOff}
        aria-valuetext={t('settings.percent', { value: props.value })}
        onChange={event => props.onChange(Number(event.target.value) / 100)}
        onPointerUp={props.onDone}
        onKeyUp={props.onDone}
      />
      <output>{t('settings.percent', { value: props.value })}</output>
    </label>
  )
}
