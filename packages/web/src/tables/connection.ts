import { inTime } from './intime.ts'
import { StoreTrouble } from './trouble.ts'

/** Milliseconds until a browser that says nothing counts as one that keeps nothing. */
const OPEN_TIME = 4000
/** So long after it was asked to open the database, it is asked once more. */
const GIVE_UP = 30_000

/** A database that is opened when it is first needed, and again when the browser has closed it. */
interface Connection {
  use(): Promise<IDBDatabase>
  /** It no longer answers: the next use opens it anew. */
  drop(): void
}

interface Opening {
  since: number
  late: boolean
  db: Promise<IDBDatabase>
  open: IDBDatabase | null
}

export function connection(name: string, version: number, upgrade: (db: IDBDatabase) => void): Connection {
  let opening: Opening | null = null

  return {
    use: async () => {
      if (opening?.late && Date.now() - opening.since > GIVE_UP) opening = null
      const current = opening ?? begin()
      opening = current
      if (current.late) throw silent()
      return inTime(current.db, OPEN_TIME, () => {
        current.late = true
        return silent()
      })
    },
    drop,
  }

  function drop(): void {
    opening?.open?.close()
    opening = null
  }

  function begin(): Opening {
    const mine: Opening = { since: Date.now(), late: false, db: null!, open: null }
    mine.db = new Promise((resolve, reject) => {
      const gone = () => {
        if (opening === mine) opening = null
      }
      const request = indexedDB.open(name, version)
      request.onupgradeneeded = () => upgrade(request.result)
      request.onblocked = () => reject(new StoreTrouble('blocked', 'Another tab has an older version open.'))
      request.onerror = () => reject(request.error ?? refused())
      request.onsuccess = () => {
        const db = request.result
        mine.late = false
        mine.open = db
        db.onclose = gone // the person has cleared the storage
        db.onversionchange = () => {
          db.close() // a newer version in another tab wants it
          gone()
        }
        if (opening === mine) resolve(db)
        else db.close()
      }
    })
    mine.db.catch(() => {
      if (opening === mine) opening = null
    })
    return mine
  }
}

const silent = () => new StoreTrouble('silent', 'The database of the browser does not answer.')
const refused = () => new StoreTrouble('refused', 'The browser does not open its database.')
