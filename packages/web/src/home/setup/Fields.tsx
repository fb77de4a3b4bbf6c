import type { ReactNode } from 'react'
import style from './Fields.module.css'

/** Fields side by side as far as there is room. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={style.fields}>{children}</div>
}
