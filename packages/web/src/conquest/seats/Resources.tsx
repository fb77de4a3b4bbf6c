import type { Seat } from '@redoubt/kernel'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../common/context.ts'
import { SeatNumber } from './SeatNumber.tsx'

export function Resources({ seat }: { seat: Seat }) {
  const { view } = useTable()
  const { t } = useWords()
  const count = view.players.find(player => player.seat === seat)?.resources ?? 0
  return (
    <SeatNumber key={count} thing="resources" value={count} words={t('conquest.table.resources', { count })}>
      <Icon id="cq-resource" size={24} />
    </SeatNumber>
  )
}
