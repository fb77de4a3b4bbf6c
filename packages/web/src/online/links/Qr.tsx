import { useEffect, useState } from 'react'
import style from './Qr.module.css'

/** A code to point a phone at. What draws it is loaded when the first one is shown. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [path, setPath] = useState<{ d: string; size: number } | null>(null)
  useEffect(() => {
    let gone = false
    void import('qrcode-generator').then(({ default: qrcode }) => {
      if (gone) return
      const qr = qrcode(0, 'M')
      qr.addData(text)
      qr.make()
      const size = qr.getModuleCount()
      let d = ''
      for (let row = 0; row < size; row++)
        for (let column = 0; column < size; column++) if (qr.isDark(row, column)) d += `M${column} ${row}h1v1h-1z`
      setPath({ d, size })
    })
    return () => {
      gone = true
    }
  }, [text])
  // White around it: that is part of the code.
  return (
    <svg
      className={style.qr}
      data-scheme="dark"
      viewBox={path ? `-4 -4 ${path.size + 8} ${path.size + 8}` : '0 0 1 1'}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {path ? <path d={path.d} /> : null}
    </svg>
  )
}
