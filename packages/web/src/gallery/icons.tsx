import { useEffect, useState } from 'react'
import { Art } from '../doom/cards/Art.tsx'
import { useWords } from '../i18n/context.tsx'
import iconStyle from '../ui/Icon.module.css'
import { type Drawer, drawer } from './specimen.ts'

/** Every symbol of the sprite, as the page has it. */
export function useIcons(): Drawer {
  const { t } = useWords()
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    const read = () => [...document.querySelectorAll(`.${iconStyle.sprite} symbol`)].map(({ id }) => id)
    const look = () => {
      setIds(read())
      return read().length > 0
    }
    if (look()) return
    const timer = setInterval(() => look() && clearInterval(timer), 100) // the sprite comes a moment after the page
    return () => clearInterval(timer)
  }, [])
  const specimens = ids.map(id => ({ id, name: id, show: () => <Art id={id} height={44} /> }))
  return drawer(null, 'icons', t('gallery.icons'), 'small', specimens)
}
