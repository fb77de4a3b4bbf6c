import { afterEach, expect } from 'vitest'
import { type House, house } from './house.ts'

/** Houses for one test, closed after it; nothing may have gone wrong inside. */
export function houses(): (...settings: Parameters<typeof house>) => Promise<House> {
  let open: House[] = []
  afterEach(async () => {
    const all = open
    open = []
    for (const one of all) await one.close()
    for (const one of all) expect(one.failures).toEqual([])
  })
  return async (...settings) => {
    const one = await house(...settings)
    open.push(one)
    return one
  }
}
