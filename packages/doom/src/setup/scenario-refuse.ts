import { BadOptions } from '@redoubt/kernel'

export const refusal = (where: string, what: string) => new BadOptions(`scenario.${where}: ${what}`)

export const refuse = (where: string, what: string): never => {
  throw refusal(where, what)
}
