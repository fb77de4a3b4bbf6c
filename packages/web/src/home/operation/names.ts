import type { Tongue } from '../../i18n/i18n.ts'
import { OPERATIONS } from '../catalogue.ts'

export function operationName({ t }: Pick<Tongue, 't'>, id: string): string {
  return OPERATIONS.find(each => each.id === id)?.name ?? t('operation.custom')
}
