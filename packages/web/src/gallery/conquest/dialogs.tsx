import type { Conquest } from '@redoubt/conquest'
import { cardsContent } from '@redoubt/conquest'
import { CardZoom } from '../../conquest/cards/CardZoom.tsx'
import { PileDialog } from '../../conquest/cards/PileDialog.tsx'
import { opponentOf } from '../../conquest/reading/sides.ts'
import { Outcome } from '../../conquest/table/Outcome.tsx'
import { WindowSettings } from '../../conquest/windows/WindowSettings.tsx'
import type { Tongue } from '../../i18n/i18n.ts'
import { Concede } from '../../match/bar/Concede.tsx'
import type { Match } from '../../screen/match.ts'
import { opened } from '../Opener.tsx'
import type { Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'

const ids = cardsContent.cards.map(({ id }) => id)

/** Every dialog of the Conquest table, and every way a match ends. */
export function dialogs(match: Match<Conquest>, { t }: Tongue): Specimen[] {
  const { view, viewer } = match
  const pile = (id: string, name: string, discard: string[]) =>
    opened(id, name, close => (
      <PileDialog
        view={{ ...view, players: view.players.map(player => ({ ...player, discard })) }}
        seat={viewer}
        close={close}
        zoom={() => {}}
      />
    ))
  const ends: Array<[how: string, winners: string[], rule: string]> = [
    ['won', [viewer], ''],
    ['lost', [opponentOf(viewer)], ''],
    ['draw', [], ''],
    ['conceded', [viewer], 'conceded'],
  ]
  return [
    ...ends.map(([how, winners, rule]) =>
      opened(`outcome-${how}`, t('gallery.outcome', { how }), () => (
        <AtTable match={match}>
          <Outcome match={{ ...match, outcome: { winners, rule, reason: '' } }} />
        </AtTable>
      )),
    ),
    opened('card', t('gallery.zoom'), close => <CardZoom card={ids[0]!} close={close} />),
    pile('pile', t('gallery.pile'), ids.slice(0, 6)),
    pile('empty-pile', t('gallery.empty-pile'), []),
    opened('windows', t('conquest.windows.title'), close => <WindowSettings isOpen close={close} />),
    opened('concede', t('concede.title'), close => <Concede match={match} close={close} />),
  ]
}
