import type { Doom } from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import type { ReactNode } from 'react'
import type { Look } from '../../doom/common/context.ts'
import { Looking } from '../../doom/panels/Looking/Looking.tsx'
import { Outcome } from '../../doom/panels/Outcome/Outcome.tsx'
import type { Tongue } from '../../i18n/i18n.ts'
import { Concede } from '../../match/bar/Concede.tsx'
import type { Match } from '../../screen/match.ts'
import { opened } from '../Opener.tsx'
import type { Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'

/** Every dialog of the DOOM table, and every way a match ends. */
export function dialogs(content: Content, match: Match<Doom>, { t }: Tongue): Specimen[] {
  const at = (show: ReactNode, more: Partial<Match<Doom>> = {}) => (
    <AtTable match={{ ...match, ...more }}>{show}</AtTable>
  )
  const look = (id: string, name: string, what: Look) =>
    opened(id, name, close => at(<Looking what={what} close={close} />))
  const pile = (id: string, name: string, cards: readonly string[]) =>
    look(id, name, { kind: 'pile', title: name, of: 'action', cards })
  const others = match.seats.map(({ seat }) => seat).filter(seat => seat !== match.viewer)
  const ends: Array<[how: string, winners: string[], rule: string]> = [
    ['won', [match.viewer], ''],
    ['lost', others, ''],
    ['clock', [match.viewer], 'clock'],
    ['conceded', [match.viewer], 'conceded'],
  ]
  return [
    ...ends.map(([how, winners, rule]) =>
      opened(`outcome-${how}`, t('gallery.outcome', { how }), () =>
        at(<Outcome />, { outcome: { winners, rule, reason: '' } }),
      ),
    ),
    look('briefing', t('doom.briefing.menu'), { kind: 'briefing' }),
    look('legend', t('doom.legend.title'), { kind: 'legend' }),
    look('card', t('gallery.zoom'), { kind: 'action', id: Object.keys(content.actionCards)[0]! }),
    pile('pile', t('gallery.pile'), Object.keys(content.actionCards).slice(0, 6)),
    pile('empty-pile', t('gallery.empty-pile'), []),
    opened('concede', t('concede.title'), close => at(<Concede match={match} close={close} />)),
  ]
}
