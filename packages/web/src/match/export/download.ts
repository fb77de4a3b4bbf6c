import { localTables } from '../../tables/local.ts'

/** A match as a file on the person's disk, with everything that is needed to play on. */
export async function downloadMatch(id: string): Promise<void> {
  const file = await localTables().exportMatch(id)
  download(file, `redoubt-${file.save.game}-${dayOf(file.created)}-${id.slice(0, 6)}`)
}

/** A running match as everybody may know it. */
export async function downloadSealed(id: string): Promise<void> {
  const file = await localTables().exportSealed(id)
  download(file, `redoubt-${file.sealed.game}-${dayOf(file.created)}-${id.slice(0, 6)}-sealed`)
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

export function download(file: object, name: string): void {
  const blob = new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${name}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
