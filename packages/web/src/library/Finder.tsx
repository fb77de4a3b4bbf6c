import { useWords } from '../i18n/context.tsx'
import buttonStyle from '../ui/Button.module.css'
import formStyle from '../ui/Form.module.css'
import { SORTS, type Sort } from './arrange.ts'
import style from './Finder.module.css'

interface Props {
  query: string
  sort: Sort
  selecting: boolean
  onQuery(query: string): void
  onSort(sort: Sort): void
  onSelecting(on: boolean): void
}

/** Above a list of matches: what to look for, in which order, and whether several are to be chosen. */
export function Finder({ query, sort, selecting, onQuery, onSort, onSelecting }: Props) {
  const { t } = useWords()
  return (
    <search className={style.finder}>
      <input
        className={formStyle.input}
        type="search"
        value={query}
        aria-label={t('matches.search')}
        placeholder={t('matches.search-hint')}
        onChange={event => onQuery(event.target.value)}
      />
      <label>
        <span>{t('matches.sort')}</span>
        <select className={formStyle.input} value={sort} onChange={event => onSort(event.target.value as Sort)}>
          {SORTS.map(each => (
            <option key={each} value={each}>
              {t(`matches.sort-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={buttonStyle.btn}
        aria-pressed={selecting}
        onClick={() => onSelecting(!selecting)}
      >
        {t(selecting ? 'matches.select-done' : 'matches.select')}
      </button>
    </search>
  )
}
