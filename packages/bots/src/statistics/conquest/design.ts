/** 'sm-tactical-squad-cardinis.3' is a copy of this card. */
export const designOfCopy = (card: string): string => card.replace(/\.\d+$/, '')
