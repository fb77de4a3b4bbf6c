/** Colours of what is made of metal and bone. */
export const GOLD = '#d8a552'
export const IRON = '#34393f'
export const PLATE = '#5a6069'
export const STEEL = '#8d99a6'
export const BONE = '#f0e2b8'
