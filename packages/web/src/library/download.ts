import { localTables } from '../tables/local.ts'

/** A match as a file on the person's disk. */
export async function downloadMatch(id: string): Promise<void> {
  const file = await localTables().exportMatch(id)
  const blob = new Blob([JSON.stringify(file, null, 1)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `redoubt-${file.save.game}-${new Date(file.created).toISOString().slice(0, 10)}-${id.slice(0, 6)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
