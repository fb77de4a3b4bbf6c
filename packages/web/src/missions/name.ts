import type { Tongue } from '../i18n/i18n.ts'

/** A mission in the language of the page; its id for one that this version does not know. */
export const missionName = ({ printed }: Pick<Tongue, 'printed'>, id: string): string => printed(`${id}.name`, id)
