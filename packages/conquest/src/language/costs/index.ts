import { exhaust } from './exhaust.ts'
import { payPrintedCost } from './pay-printed-cost.ts'
import { takeDamage } from './take-damage.ts'

/** Every cost. A new one is a file of its own and a line here. */
export const COSTS = [exhaust, takeDamage, payPrintedCost] as const
