import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Bold } from '../Bold.tsx'
import style from './InspectorCard.module.css'
import type { Inspected } from './inspected.ts'

/** One thing of the table in full: name, figures, text, what holds now, words explained. */
export function InspectorCard({
  what: { name, line, picture, figures, texts, now, terms, more, body },
}: {
  what: Inspected
}) {
  return (
    <div className={style.card}>
      {body ?? (
        <div className={style.head}>
          {picture ? <span className={style.picture}>{picture}</span> : null}
          <div>
            <h3>{name}</h3>
            {line ? <p className={style.line}>{line}</p> : null}
          </div>
        </div>
      )}
      {figures?.length ? (
        <dl className={style.figures}>
          {figures.map(({ icon, label, value, change }) => (
            <div key={label}>
              <dd className={classes(change === 'up' && style.up, change === 'down' && style.down)}>
                <Icon id={icon} size={16} /> {value}
              </dd>
              <dt>{label}</dt>
            </div>
          ))}
        </dl>
      ) : null}
      {texts?.map(({ title, text }) => (
        <p key={`${title} ${text}`} className={style.text}>
          {title ? <b>{title}. </b> : null}
          <Bold text={text} />
        </p>
      ))}
      {more}
      {now?.length ? (
        <ul className={style.now}>
          {now.map(each => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      ) : null}
      {terms?.length ? (
        <dl className={style.terms}>
          {terms.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
