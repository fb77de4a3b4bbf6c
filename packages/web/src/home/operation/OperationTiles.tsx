import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ago } from '../describe.ts'
import { type KeptOperation, keptOperations } from './kept.ts'
import { operationName } from './names.ts'

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
    <ul className="tiles tiles-operations" aria-label={t('operation.list')}>
      {kept.map(({ id, operation, updated }) => (
        <li key={id}>
          <a className="panel tile" href={href('new', 'operation', id)}>
            <Icon id="ui-map" size={34} />
            <span>
              <b>{operationName(words, operation.id)}</b>
              <small>
                {t('operation.tally', {
                  marines: operation.won.filter(side => side === 'marines').length,
                  invader: operation.won.filter(side => side === 'invader').length,
                })}
              </small>
              <small>{ago(words.locale, updated)}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
