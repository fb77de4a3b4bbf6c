import type { ReactNode } from 'react'
import type { Tongue } from '../../../i18n/i18n.ts'
import { plan } from '../../../learn/lessons/plan.ts'
import { AdjacentSpaces, Arrow, Costs, Cover, Ranges, Sight } from './marks.tsx'
import type { Scene } from './scene.ts'

/** A position, and what is drawn over it. */
interface Sketch {
  scenario: object
  over?(scene: Scene, words: Tongue): ReactNode
}

const alpha = (at: string, more: object = {}) => ({ alpha: { at, ...more } })

/** Every drawing of the book that shows the board, by the name it has there. */
export const SKETCHES: Readonly<Record<string, Sketch>> = {
  cost: {
    scenario: {
      map: plan(['......', '..~~..', '......']),
      marines: alpha('b2', { mp: 4 }),
      demons: [{ kind: 'imp', at: 'd3' }],
    },
    over: scene => <Costs scene={scene} />,
  },
  corner: {
    scenario: {
      map: plan(
        ['......', '......'],
        [
          ['a1', 'b1', '|'],
          ['d1', 'e1', '|'],
          ['e1', 'e2', '|'],
        ],
      ),
      marines: alpha('a2'),
      demons: [{ kind: 'imp', at: 'd2' }],
    },
    over: scene => (
      <>
        <Arrow scene={scene} from="a2" to="b1" />
        <Arrow scene={scene} from="d2" to="e1" kind="stopped" />
      </>
    ),
  },
  terrain: {
    scenario: {
      map: plan(
        ['.......', '.#.^.~.', '.......'],
        [
          ['a1', 'b1', '|'],
          ['g2', 'g3', '|'],
        ],
      ),
      marines: alpha('a3'),
      demons: [{ kind: 'imp', at: 'g1' }],
    },
  },
  door: {
    scenario: {
      map: plan(['......', '......'], [['c1', 'd1', '|']]),
      doors: [['c2', 'd2']],
      marines: alpha('c2'),
      demons: [{ kind: 'imp', at: 'f1' }],
    },
  },
  attack: {
    scenario: { map: plan(['.....', '.....']), marines: alpha('a1'), demons: [{ kind: 'imp', at: 'e2' }] },
    over: scene => <Sight scene={scene} from="alpha" to="imp-1" />,
  },
  range: {
    scenario: {
      map: plan(
        ['......', '......', '......'],
        [
          ['c1', 'd1', '|'],
          ['c2', 'd2', '|'],
        ],
      ),
      marines: alpha('b2'),
      demons: [{ kind: 'imp', at: 'e1' }],
    },
    over: scene => <Ranges scene={scene} from="alpha" most={9} />,
  },
  sight: {
    scenario: {
      map: plan(['........', '........', '...##...', '........']),
      marines: alpha('b3'),
      demons: [{ kind: 'imp', at: 'g1' }],
    },
    over: scene => <Sight scene={scene} from="alpha" to="imp-1" />,
  },
  cover: {
    scenario: {
      map: plan(['........', '........', '...~~...', '........']),
      marines: alpha('a1'),
      demons: [{ kind: 'imp', at: 'g3' }],
    },
    over: (scene, { t }) => <Cover scene={scene} from="alpha" to="imp-1" tag={t('doom.aim.cover.tag')} />,
  },
  glory: {
    scenario: {
      map: plan(['......', '......']),
      marines: alpha('b1', { mp: 3 }),
      demons: [{ kind: 'imp', at: 'c2', damage: 2 }],
    },
    over: scene => <Arrow scene={scene} from="b1" to="c2" />,
  },
  teleporters: {
    scenario: {
      map: plan(
        ['.......', '.......'],
        [
          ['c1', 'd1', '|'],
          ['c2', 'd2', '|'],
        ],
      ),
      marines: alpha('a1', { mp: 2 }),
      demons: [{ kind: 'pinky', at: 'f2' }],
      teleporters: [{ at: 'a1' }, { at: 'f2' }],
    },
    over: scene => <Arrow scene={scene} from="a1" to="f2" />,
  },
  portal: {
    scenario: {
      map: plan(
        ['.....', '.....', '.....'],
        [
          ['d1', 'e1', '|'],
          ['d2', 'e2', '|'],
          ['d3', 'e3', '|'],
        ],
      ),
      marines: alpha('a3'),
      demons: [{ kind: 'imp', at: 'd1' }],
      portals: [{ at: 'c2', level: 'yellow', up: true }],
    },
    over: scene => <AdjacentSpaces scene={scene} space="c2" />,
  },
  large: {
    scenario: {
      map: plan(['......', '......', '......']),
      marines: alpha('e2'),
      demons: [{ kind: 'baron-of-hell', at: ['b1', 'c1', 'b2', 'c2'] }],
    },
    over: scene => (
      <>
        <Arrow scene={scene} from="c2" to="d2" />
        <Arrow scene={scene} from="b2" to="b3" />
      </>
    ),
  },
  items: {
    scenario: {
      map: plan(['......', '......']),
      marines: alpha('b1'),
      demons: [{ kind: 'imp', at: 'f2' }],
      items: [
        { type: 'health-pack', at: 'd1' },
        { type: 'weapon', weapon: 'chaingun', at: 'd2' },
      ],
    },
  },
}
