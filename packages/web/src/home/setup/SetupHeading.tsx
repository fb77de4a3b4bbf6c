import { classes } from '../../ui/classes.ts'
import pageStyle from '../../ui/Page.module.css'
import style from './SetupHeading.module.css'

/** What is settled below, with a word about it. */
export function SetupHeading({ children, hint }: { children: string; hint?: string }) {
  return (
    <h2 className={classes(pageStyle.heading, style.heading)}>
      {children}
      {hint ? <small>{hint}</small> : null}
    </h2>
  )
}
