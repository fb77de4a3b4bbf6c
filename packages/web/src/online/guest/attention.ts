import type { Mine } from '@redoubt/protocol'
import { href } from '../../app/router.ts'
import { getLocale, getSettings } from '../../app/settings.ts'
import { markTitle } from '../../app/title.ts'
import { tongue } from '../../i18n/i18n.ts'
import { loadPart } from '../../i18n/parts.ts'
import { matchTitle } from '../../match/describe.ts'
import { server } from '../server/server.ts'
import { getMe, onMe, setMe, waiting } from './me.ts'

let isAttending = false

/** Keeps the list of own tables true: title, badge of the app and, if the person wants it, a notification when it is their turn. */
export function attend(): void {
  if (isAttending) return
  isAttending = true
  const line = server()
  line.onHello(({ player }) => {
    setMe({ name: player?.name ?? null, ...(player ? {} : { tables: [] }) })
    if (player) refresh()
  })
  line.on('turn', ({ match, yours }) => {
    refresh().then(() => {
      const table = getMe().tables?.find(each => each.match === match)
      if (yours && table) void notify(table)
    })
  })
  onMe(show)
}

/** Asks for the list of own tables again. */
export async function refresh(): Promise<void> {
  try {
    setMe({ tables: (await server().ask('mine', {})).tables })
  } catch {
    // not a guest any more: the next hello says so
  }
}

function show(): void {
  const count = waiting(getMe()).length
  markTitle(count)
  const badge = navigator as { setAppBadge?(count: number): Promise<void> }
  badge.setAppBadge?.(count).catch(() => {}) // only installed apps have one
}

/** Who looks at the table needs no word about it. */
async function notify({ code, game, options }: Mine): Promise<void> {
  const isHere = !document.hidden && location.hash.startsWith(href('table', code))
  if (isHere || !getSettings().notify || globalThis.Notification?.permission !== 'granted') return
  const locale = getLocale()
  const [app, online] = await Promise.all([loadPart(locale, 'app'), loadPart(locale, 'online')])
  const words = tongue(locale, { ...app.messages, ...online.messages }, app.texts)
  const title = words.t('me.your-turn', { game: matchTitle(words, { game, options }) })
  const address = new URL(href('table', code), location.href).href
  const worker = await navigator.serviceWorker?.getRegistration()
  // Phones show only those of the service worker.
  if (worker?.active) await worker.showNotification(title, { tag: code, data: address }).catch(() => {})
  else
    new Notification(title, { tag: code }).onclick = () => {
      focus()
      location.href = address
    }
}
