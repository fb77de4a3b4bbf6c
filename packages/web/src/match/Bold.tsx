/** Names in **double stars** are set in bold. */
export function Bold({ text }: { text: string }) {
  return text.split('**').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move
    i % 2 === 1 ? <b key={i}>{part}</b> : part,
  )
}
