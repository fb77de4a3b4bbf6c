/** The names a key may be registered under, the most particular first: where it is on the board of keys, then what it writes. */
export function keyNames({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string[] {
  const plain = key === ' ' ? 'Space' : key.length === 1 ? key.toLowerCase() : key
  const names = code.startsWith('Numpad') ? [code, plain] : [plain]
  return shiftKey ? [...names.map(name => `Shift+${name}`), ...names] : names
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
}

/** Enter or Space would do something here without us. */
export function isPressable(target: Element | null): boolean {
  return target?.closest('button, a, summary, [role=button]') != null
}

/** Whoever pointed last has left the focus where they clicked, and does not think of it. */
let pointed = false
const listeners = new Set<() => void>()
const ANSWERS = ['Enter', 'Escape', 'Shift', 'Control', 'Alt', 'Meta']
const note = (now: boolean) => {
  if (now === pointed) return
  pointed = now
  for (const listener of listeners) listener()
}
globalThis.addEventListener?.('pointerdown', () => note(true), { capture: true })
globalThis.addEventListener?.('keydown', ({ key }) => note(pointed && ANSWERS.includes(key)), { capture: true })

export const lastPointed = (): boolean => pointed

/** Told when somebody goes from pointing to keys, or back. */
export function onPointed(listener: () => void): void {
  listeners.add(listener)
}
