import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Input, Label, SearchField } from 'react-aria-components'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import { Loading } from '../ui/Loading.tsx'
import pageStyle from '../ui/Page.module.css'
import { appDrawers } from './app.tsx'
import { conquestDrawers } from './conquest/drawers.ts'
import { DrawerView } from './DrawerView.tsx'
import { doomDrawers } from './doom/drawers.ts'
import style from './Gallery.module.css'
import { useIcons } from './icons.tsx'
import { type Samples, samples } from './samples.ts'
import { searched } from './specimen.ts'

/** Everything that is drawn or said, under headings, with a box to find it. */
export default function Gallery() {
  const words = useWords()
  const { t } = words
  const [query, setQuery] = useState('')
  const deferred = useDeferredValue(query)
  const [found, setFound] = useState<Samples | null>(null)
  useEffect(() => void samples().then(setFound), [])
  const icons = useIcons()
  const drawers = useMemo(
    () =>
      found
        ? [
            ...appDrawers(found.doom[0]!.match, words),
            ...doomDrawers(found.doom, words),
            ...conquestDrawers(found.conquest, words),
          ]
        : [],
    [found, words],
  )
  const shown = useMemo(() => searched([icons, ...drawers], deferred), [icons, drawers, deferred])
  const count = shown.reduce((sum, { specimens }) => sum + specimens.length, 0)
  return (
    <Shell current="gallery" title={t('gallery.title')}>
      <div className={style.gallery}>
        <h2 className={pageStyle.title}>{t('gallery.title')}</h2>
        <p>{t('gallery.about')}</p>
        <div className={style.tools}>
          <SearchField value={query} onChange={setQuery} className={classes(style.filter)}>
            <Label>{t('gallery.filter')}</Label>
            <Input placeholder={t('gallery.filter-hint')} />
          </SearchField>
          <p role="status">{t('gallery.count', { count })}</p>
        </div>
        <nav aria-label={t('gallery.sections')} className={style.sections}>
          <ul>
            {shown.map(({ id, title, game }) => (
              <li key={id}>
                <button type="button" onClick={() => document.getElementById(id)?.scrollIntoView()}>
                  {game ? `${t(`game.${game}`)}: ${title}` : title}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {found ? null : <Loading />}
        {shown.map(drawer => (
          <DrawerView key={drawer.id} drawer={drawer} />
        ))}
        {found && count === 0 ? <p>{t('gallery.none')}</p> : null}
      </div>
    </Shell>
  )
}
