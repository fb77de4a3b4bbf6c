import { BadZip, loadPack, problemSaid, unzipPack } from '@redoubt/doom/content'
import { BadJson, parseJson, type Said, saidAt, saidBy } from '@redoubt/kernel'
import type { OwnValues } from '../tables/companion.ts'
import { localTables } from '../tables/local.ts'

const KEY = 'companion'

/** A pack with the values of one's own copy, from a zip or from one JSON file of path to content; else what is wrong with it. */
export async function readValues(file: File): Promise<OwnValues | { problem: Said }> {
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
    const { files, problems } = isZip
      ? unzipPack(bytes)
      : { files: parseJson(new TextDecoder().decode(bytes)) as Record<string, unknown>, problems: [] }
    const { manifest, content, problems: more } = loadPack(files)
    const [first] = [...problems, ...more]
    if (first) return { problem: problemSaid(first) }
    return content && manifest ? { name: manifest.name, files } : { problem: saidAt(file.name, 'is no pack') }
  } catch (error) {
    if (error instanceof BadJson || error instanceof BadZip) return { problem: saidAt(file.name, saidBy(error)) }
    if (error instanceof TypeError) return { problem: saidAt(file.name, 'is no pack') }
    throw error
  }
}

/** The values that were used here last. */
export async function keptValues(): Promise<OwnValues | null> {
  const kept = await localTables().kept('packs')
  return (kept.find(({ key }) => key === KEY)?.value as OwnValues | undefined) ?? null
}

export const keepValues = (values: OwnValues | null): Promise<void> =>
  values ? localTables().keep('packs', KEY, values) : localTables().forget('packs', KEY)
