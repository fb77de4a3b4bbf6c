import { memo, useEffect, useRef, useState } from 'react'
import type { Ground } from '../../reading/ground.ts'
import style from './Backdrop.module.css'
import { MARGIN, pictureOf } from './paint/picture.ts'
import { rock } from './paint/rock.ts'
import { inStrips } from './paint/strips.ts'

const pictures = new Map<string, Promise<HTMLImageElement>>()

/** The picture of a map is made once and kept. */
function picture(ground: Ground): Promise<HTMLImageElement> {
  let found = pictures.get(ground.key)
  if (!found) {
    found = new Promise((resolve, reject) => {
      const image = new Image()
      image.onload = () => resolve(image)
      image.onerror = reject
      image.src = URL.createObjectURL(new Blob([pictureOf(ground)], { type: 'image/svg+xml' }))
    })
    if (pictures.size > 4) pictures.clear()
    pictures.set(ground.key, found)
  }
  return found
}

/** No bitmap is larger than this many pixels. */
const MOST_PIXELS = 16e6

/** Layers 2 to 7 as a bitmap: painted when the map or the zoom step changes, moved by the compositor otherwise. */
export const Backdrop = memo(function Backdrop({ ground, cell }: { ground: Ground; cell: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  useEffect(() => {
    let gone = false
    picture(ground).then(found => {
      if (!gone) setImage(found)
    })
    return () => {
      gone = true
    }
  }, [ground])
  const columns = ground.width + 2 * MARGIN
  const rows = ground.height + 2 * MARGIN
  const wanted = cell * Math.min(2, devicePixelRatio)
  const most = Math.sqrt(MOST_PIXELS / (columns * rows))
  // In steps, so that a pinch does not paint at every size.
  const sharp = Math.min(most, [32, 40, 48, 64, 80, 96, 128, 160].find(step => step >= wanted) ?? 160)
  useEffect(() => {
    const element = canvas.current
    if (!element || !image) return
    // The first picture at once; a finer one when the gesture has come to rest.
    const wait = element.width <= 1 ? 0 : 160
    return inStrips(image, Math.round(columns * sharp), Math.round(rows * sharp), wait, sheet => {
      element.width = sheet.width
      element.height = sheet.height
      element.getContext('2d')!.drawImage(sheet, 0, 0)
    })
  }, [image, sharp, columns, rows])
  return (
    <canvas
      ref={canvas}
      className={style.ground}
      width={1}
      height={1}
      style={{
        left: `calc(var(--cell) * ${-MARGIN})`,
        top: `calc(var(--cell) * ${-MARGIN})`,
        width: `calc(var(--cell) * ${columns})`,
        height: `calc(var(--cell) * ${rows})`,
      }}
    />
  )
})

const rocks = new Map<string, string>()

/** Layer 1, behind the map: a picture that stays where it is. */
export function rockUrl(ground: Ground): string {
  const seed = ground.mission?.id ?? ''
  let url = rocks.get(seed)
  if (!url) rocks.set(seed, (url = URL.createObjectURL(new Blob([rock(seed)], { type: 'image/svg+xml' }))))
  return url
}
