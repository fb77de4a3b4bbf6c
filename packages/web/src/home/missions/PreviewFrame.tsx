import type { ReactNode } from 'react'
import style from './PreviewFrame.module.css'

/** Where a mission is looked at before it is played. */
export function PreviewFrame({ children }: { children: ReactNode }) {
  return (
    <div className={style.preview} data-scheme="dark">
      {children}
    </div>
  )
}

/** Its room while the map is being drawn. */
export function PreviewWait() {
  return <div className={style.wait} />
}
