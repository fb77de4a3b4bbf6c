import { useEffect, useState } from 'react'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import { download } from '../match/export/download.ts'
import type { Match } from '../screen/match.ts'
import { localTables } from '../tables/local.ts'
import { Button } from '../ui/Button.tsx'
import { SmallDialog } from '../ui/dialog/SmallDialog.tsx'
import formStyle from '../ui/Form.module.css'
import { beginPuzzle } from './begin.ts'
import { keepOwn, linkText } from './own.ts'
import type { Goal, Puzzle } from './puzzles.ts'
import { goalWords, type Naming, namingOf } from './words.ts'

interface Props {
  match: Match
  at: number
  close(): void
}

/** Makes a puzzle of the position that a replay shows, to be kept, sent or tried. */
export default function MakePuzzle(props: Props) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['puzzles']}>
      <Making {...props} />
    </WithWords>
  )
}

interface Found {
  base: Omit<Puzzle, 'goal'>
  goals: Goal[]
  name: Naming
}

function Making({ match, at, close }: Props) {
  const words = useWords()
  const { t } = words
  const { name: mine } = useSettings()
  const [found, setFound] = useState<Found | 'cannot' | null>(null)
  const [chosen, setChosen] = useState(0)
  const [link, setLink] = useState<{ address: string; isCopied: boolean } | null>(null)
  const { id, game } = match
  useEffect(() => {
    let gone = false
    void prepare(id, at, game as Puzzle['game']).then(result => gone || setFound(result ?? 'cannot'))
    return () => {
      gone = true
    }
  }, [id, at, game])
  if (found === null) return null
  if (found === 'cannot')
    return (
      <SmallDialog title={t('puzzles.make.title')} close={close}>
        <p>{t('puzzles.make.cannot')}</p>
      </SmallDialog>
    )
  const puzzle: Puzzle = { ...found.base, goal: found.goals[chosen]! }
  return (
    <SmallDialog title={t('puzzles.make.title')} close={close}>
      <label className={formStyle.field}>
        {t('puzzles.make.goal')}
        <select
          className={formStyle.input}
          value={chosen}
          onChange={event => {
            setChosen(Number(event.target.value))
            setLink(null)
          }}
        >
          {found.goals.map((goal, n) => (
            <option key={JSON.stringify(goal)} value={n}>
              {goalWords({ ...puzzle, goal }, found.name, words)}
            </option>
          ))}
        </select>
      </label>
      <p>{t('puzzles.make.fair')}</p>
      <p role="status">{link?.isCopied ? t('puzzles.make.copied') : ''}</p>
      {link ? (
        <input
          className={formStyle.input}
          readOnly
          aria-label={t('puzzles.make.address')}
          value={link.address}
          onFocus={event => event.target.select()}
        />
      ) : null}
      <Button icon="ui-log" onPress={() => download(puzzle, `redoubt-puzzle-${puzzle.id}`)}>
        {t('puzzles.make.file')}
      </Button>
      <Button
        icon="ui-link"
        onPress={async () => {
          const address = `${location.href.split('#')[0]}${href('puzzles', 'own', await linkText(puzzle))}`
          // Where a browser does not allow it, the link stands there to be marked.
          const isCopied = await navigator.clipboard.writeText(address).then(
            () => true,
            () => false,
          )
          setLink({ address, isCopied })
        }}
      >
        {t('puzzles.make.link')}
      </Button>
      <Button
        kind="primary"
        icon="ui-play"
        onPress={() => {
          keepOwn(puzzle)
          void beginPuzzle(puzzle, mine)
        }}
      >
        {t('puzzles.make.try')}
      </Button>
    </SmallDialog>
  )
}

/** Faces that every die shows. */
const FACES = [1, 2] as const
const DICE = 12

async function prepare(id: string, at: number, game: Puzzle['game']): Promise<Found | null> {
  const position = await localTables().scenarioAt(id, at)
  if (!position) return null
  const { options, seat } = position
  const goals: Goal[] =
    game === 'conquest' ? [{ do: 'planet' }] : seat === 'invader' ? invaderGoals(options) : marineGoals(options)
  if (goals.length === 0) return null
  const dice = Array.from({ length: DICE }, () => FACES[Math.floor(Math.random() * FACES.length)]!)
  const scenario = options.scenario as object
  return {
    base: {
      ...{ id: `own-${crypto.randomUUID().slice(0, 8)}`, game, grade: 1, seed: 'own', seat, solution: [] },
      options: { ...options, scenario: game === 'doom' ? { ...scenario, dice } : scenario },
    },
    goals,
    name: await namingOf(game),
  }
}

/** Damage that is worth an effort. */
const HURTS = [3, 5, 8] as const

function invaderGoals(options: Record<string, unknown>): Goal[] {
  const { marines } = options.scenario as { marines: Record<string, { at: string | null }> }
  const alive = Object.keys(marines).filter(id => marines[id]!.at !== null)
  return [
    ...alive.map((id): Goal => ({ do: 'kill', figures: [id] })),
    ...(alive.length > 0 ? HURTS.map((count): Goal => ({ do: 'damage', count })) : []),
  ]
}

/** Demons get their numbers from the scenario, in its order. */
function marineGoals(options: Record<string, unknown>): Goal[] {
  const { demons } = options.scenario as { demons: Array<{ kind: string }> }
  const figures = demons.map(({ kind }, n) => {
    const number = demons.slice(0, n + 1).filter(other => other.kind === kind).length
    return `${kind}-${number}`
  })
  const several = [2, 3, 4].filter(count => count <= demons.length)
  return [
    ...figures.map((figure): Goal => ({ do: 'kill', figures: [figure] })),
    ...several.map((count): Goal => ({ do: 'kills', count })),
    ...(demons.length > 0 ? [{ do: 'glory', count: 1 } as const] : []),
  ]
}
