import { lazy, Suspense } from 'react'
import type { BookSection } from './book.ts'
import style from './Drawing.module.css'

const DRAWINGS = {
  doom: lazy(() => import('../drawings/doom/DoomDrawing.tsx')),
  conquest: lazy(() => import('../drawings/conquest/ConquestDrawing.tsx')),
} as const

/** What a section shows: a drawing made by the table, and what its lines mean. The words beside say the same: readers lose nothing. */
export function Drawing({ game, section }: { game: 'doom' | 'conquest'; section: BookSection }) {
  if (!section.drawing) return null
  const Picture = DRAWINGS[game]
  return (
    <figure className={style.figure} data-scheme="dark" data-drawing={section.drawing}>
      <Suspense fallback={<div className={style.wait} />}>
        <Picture name={section.drawing} />
      </Suspense>
      {section.legend.length > 0 ? (
        <figcaption className={style.legend}>
          {section.legend.map(({ sign, text }) => (
            <span key={text}>
              <i className={style[sign]} aria-hidden="true">
                {sign === 'number' ? '3' : ''}
              </i>
              {text}
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  )
}
