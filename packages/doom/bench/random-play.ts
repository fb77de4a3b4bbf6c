import { benchRandomPlay } from '@redoubt/kernel/bench'
import { doom } from '../src/index.ts'

const MISSIONS = ['tutorial', 'black-bishop-1', 'black-bishop-2', 'exodus-3']

export default async function bench(): Promise<void> {
  const options = (match: number) => ({ mission: MISSIONS[match % MISSIONS.length], marines: 1 + (match % 4) })
  benchRandomPlay({ game: doom, options, matches: 8, most: 3000 })
}
