import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import hiddenStyle from '../../../ui/Hidden.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import { RedrawWhen, useTable } from '../../common/context.ts'
import style from './Meters.module.css'
import { goalText, progressOf, threatOf } from './objective.ts'

/** Frags, objective and threat: always on the screen; pressing them opens the briefing. */
export function Meters() {
  const { t } = useWords()
  const { book, view } = useTable()
  const { now, of, key } = progressOf(book, view)
  const shows = [now, of, key, threatOf(book, view), view.invader.frags, view.fragLimit, book, t]
  return (
    <RedrawWhen changes={shows}>
      <Shown />
    </RedrawWhen>
  )
}

function Shown() {
  const { t } = useWords()
  const { book, view, look } = useTable()
  const progress = progressOf(book, view)
  const threat = threatOf(book, view)
  const frags = { now: view.invader.frags, of: view.fragLimit }
  const of = progress.of
  return (
    <Button className={style.meters} data-part="meters" onPress={() => look({ kind: 'briefing' })}>
      <Meter thing="frags" icon="frag" value={t('doom.meters.of', frags)} name={t('doom.meters.frags')} />
      <Meter
        thing="objective"
        icon="objective"
        value={of === undefined ? String(progress.now) : t('doom.meters.of', { now: progress.now, of })}
        name={t(progress.key)}
      />
      {threat === null ? null : (
        <Meter thing="threat" icon="threat" value={String(threat)} name={t('doom.meters.threat')} />
      )}
      <span className={hiddenStyle.srOnly}>{t('doom.meters.goal', { goal: goalText(book) })}</span>
    </Button>
  )
}

function Meter({ thing, icon, value, name }: { thing: string; icon: string; value: string; name: string }) {
  return (
    <span className={style.meter} data-inspect={`meter:${thing}`}>
      <Icon id={icon} size={24} />
      <span>
        {value}
        <small>{name}</small>
      </span>
    </span>
  )
}
