import { useWords } from '../i18n/context.tsx'
import style from './DrawerView.module.css'
import type { Drawer, Specimen } from './specimen.ts'

/** A heading and the things under it, in the colours of their game. */
export function DrawerView({ drawer: { id, title, game, size, live, specimens } }: { drawer: Drawer }) {
  const { t } = useWords()
  return (
    <section className={style.drawer} aria-labelledby={id} {...(game ? { 'data-game': game } : {})}>
      <h3 id={id}>
        {game ? <small>{t(`game.${game}`)}</small> : null} {title}
      </h3>
      <ul className={style[size]}>
        {specimens.map(specimen => (
          <SpecimenView key={specimen.id} specimen={specimen} live={live ?? false} />
        ))}
      </ul>
    </section>
  )
}

/** What is for looking only takes no part in Tab, and its text is in the caption. */
function SpecimenView({ specimen: { id, name, text, show }, live }: { specimen: Specimen; live: boolean }) {
  return (
    <li data-specimen={id}>
      <div className={style.show} inert={!live}>
        {show()}
      </div>
      <p className={style.caption}>
        {name === id ? null : <b>{name}</b>} <code>{id}</code>
        {text ? <span className={style.text}>{text}</span> : null}
      </p>
    </li>
  )
}
