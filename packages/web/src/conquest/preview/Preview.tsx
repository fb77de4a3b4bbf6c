import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import { CardFull, PlanetFull } from '../cards/CardFull.tsx'
import { useTable } from '../common/context.ts'
import { cardData, planetData } from '../reading/printed.ts'
import style from './Preview.module.css'

/** The card, unit or planet under the pointer, in full; else the one that is picked up. Null while there is none. */
export function usePreviewed(): string | null {
  const { looked, picked, view } = useTable()
  const thing = looked ?? picked
  if (thing === null) return null
  const planet = view.planets.find(({ at }) => at === thing)?.planet ?? (thing.startsWith('pl-') ? thing : null)
  return planet ?? (cardData(thing) ? thing : null)
}

/** A card in full, in a place of its own: never cut, never over what it speaks about. */
export function Preview({ thing }: { thing: string }) {
  const { t } = useWords()
  const { view } = useTable()
  const data = cardData(thing)
  const name = planetData(thing)?.name ?? data?.name ?? ''
  return (
    <section
      className={classes(style.preview, data && style[data.faction])}
      aria-label={t('conquest.preview.label', { name })}
      data-part="preview"
      data-scheme="dark"
    >
      {data ? <CardFull card={thing} view={view} /> : <PlanetFull id={thing} />}
    </section>
  )
}

/** The same beside the pointer's half of the field, where the side panel is a drawer. */
export function FloatingPreview() {
  const { layout } = useTable()
  const thing = usePreviewed()
  if (thing === null || (layout !== 'desk' && layout !== 'narrow')) return null
  const found = document.querySelector(
    `[data-figure="${CSS.escape(thing)}"], [data-card="${CSS.escape(thing)}"], [data-planet-id="${CSS.escape(thing)}"]`,
  )
  const isRight = (found?.getBoundingClientRect().left ?? 0) > innerWidth * 0.45
  return (
    <div className={classes(style.floating, isRight && style.left)}>
      <Preview thing={thing} />
    </div>
  )
}
