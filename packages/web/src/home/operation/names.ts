import type { Tongue } from '../../i18n/i18n.ts'

export function operationName({ t, printed }: Pick<Tongue, 't' | 'printed'>, id: string): string {
  return printed(`operation.${id}.name`, t('operation.custom'))
}
