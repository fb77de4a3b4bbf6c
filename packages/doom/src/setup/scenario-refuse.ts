import { BadOptions, type Said, saidAt } from '@redoubt/kernel'

export const refusal = (where: string, what: Said) => new BadOptions(saidAt(`scenario.${where}`, what))

export const refuse = (where: string, what: Said): never => {
  throw refusal(where, what)
}
