import { keyword, UNITS } from '../keyword.ts'

export const areaEffect = keyword('area-effect', {
  means: 'May attack every enemy unit at the planet at once, for X damage each.',
  printedOn: UNITS,
  bloodied: true,
  changes: ['lost'],
  takes: 'value',
})
