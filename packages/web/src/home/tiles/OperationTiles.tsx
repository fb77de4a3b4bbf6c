import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { ago } from '../../match/describe.ts'
import { classes } from '../../ui/classes.ts'
import { type KeptOperation, keptOperations } from '../operation/kept.ts'
import { operationName } from '../operation/names.ts'
import { Tile } from './Tile.tsx'
import style from './Tiles.module.css'

/** Operations on the way, the latest first. */
export function OperationTiles({ most }: { most: number }) {
  const words = useWords()
  const { t } = words
  const [kept, setKept] = useState<KeptOperation[]>([])
  useEffect(() => {
    let gone = false
    keptOperations().then(
      found => gone || setKept(found.slice(0, most)),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [most])
  if (kept.length === 0) return null
  return (
    <ul className={classes(style.tiles, style.operations)} aria-label={t('operation.list')}>
      {kept.map(({ id, operation, updated }) => (
        <li key={id}>
          <Tile
            href={href('new', 'operation', id)}
            icon="ui-map"
            size={34}
            title={operationName(words, operation.id)}
            lines={[
              t('operation.tally', {
                marines: operation.won.filter(side => side === 'marines').length,
                invader: operation.won.filter(side => side === 'invader').length,
              }),
              ago(words.locale, updated),
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
