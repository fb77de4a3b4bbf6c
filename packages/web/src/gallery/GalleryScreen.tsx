import { lazy } from 'react'
import { useLocale } from '../app/settings.ts'
import { WithWords } from '../i18n/context.tsx'

/** Behind a door of its own: the start page knows nothing of the many files of the gallery. */
const Gallery = lazy(() => import('./Gallery.tsx'))

/** #/gallery: everything that is drawn or said in both games, on one page, for whoever draws or translates. */
export default function GalleryScreen(_: { rest: string[] }) {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['gallery', 'doom', 'conquest']}>
      <Gallery />
    </WithWords>
  )
}
