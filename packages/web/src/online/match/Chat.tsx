import { type ChatLine, newId, PRESETS, type Preset, type TableState, type You } from '@redoubt/protocol'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey } from '../../i18n/i18n.ts'
import { useAction } from '../../ui/actions.ts'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'
import formStyle from '../../ui/Form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { server } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import style from './Chat.module.css'
import { mute, useMuted } from './muted.ts'

/** Said to whoever fights on the same side. */
const TO_COMRADES: readonly Preset[] = ['cover-me', 'hold-here', 'go-left', 'go-right', 'need-help']

/** Sentences that everybody reads in their own language; free text only where the host allows it. */
export function Chat({ table, you, lines }: { table: TableState; you: You; lines: readonly ChatLine[] }) {
  const { t, has } = useWords()
  const [isOpen, setOpen] = useState(false)
  const [seen, setSeen] = useState(lines.at(-1)?.n ?? -1)
  const muted = useMuted()
  const [reported, setReported] = useState<ReadonlySet<number>>(new Set())
  const [text, setText] = useState('')
  const { trouble, ask } = useAsk()
  const last = lines.at(-1)?.n ?? -1
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (!isOpen) return
    setSeen(last)
    // The latest line is the one to read.
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [isOpen, last])
  const chat = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const isInside = (what: EventTarget | null) => what instanceof Node && chat.current?.contains(what)
    const pressed = ({ target }: PointerEvent) => {
      // There the panel lies over the table: whoever presses the table wants to see it.
      if (!isInside(target) && matchMedia(BREAKPOINTS.phone).matches) setOpen(false)
    }
    document.addEventListener('pointerdown', pressed)
    return () => document.removeEventListener('pointerdown', pressed)
  }, [isOpen])
  useAction({
    id: 'close-chat',
    region: 'chat',
    label: 'chat.close',
    shortcut: 'Escape',
    focused: true,
    typing: true,
    enabled: isOpen,
    run: () => {
      setOpen(false)
      opener.current?.focus()
    },
  })
  const heard = lines.filter(({ player }) => player === null || !muted.has(player))
  const unread = heard.filter(({ n, player }) => n > seen && player !== you.player && player !== null).length
  const { match, chairs } = table
  const isMine = ({ seat }: { seat: string }) => you.seats.includes(seat)
  const sides = chairs.filter(isMine).map(({ side }) => side)
  const hasComrades = chairs.some(chair => !isMine(chair) && sides.includes(chair.side))
  const say = (what: { preset: Preset } | { text: string }) =>
    void ask(() => server().ask('chat', { match, once: newId(), say: what }))
  const report = (n: number) =>
    void ask(async () => {
      await server().ask('report', { match, n })
      setReported(before => new Set([...before, n]))
    })
  const words = ({ preset, text: typed, notice, name }: ChatLine): string => {
    const key = notice ? `chat.notice.${notice}` : `chat.${preset}`
    return typed ?? (has(key) ? t(key as MessageKey, { name }) : '')
  }
  return (
    <div ref={chat} className={style.chat} data-region="chat" data-open={isOpen || undefined}>
      <button
        ref={opener}
        type="button"
        className={style.opener}
        aria-expanded={isOpen}
        aria-label={t('chat.open', { unread })}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon id="ui-chat" size={20} />
        {unread > 0 ? <i aria-hidden="true">{unread}</i> : null}
      </button>
      {isOpen ? (
        <section className={style.panel} aria-label={t('chat.title')}>
          <ol ref={list} aria-live="polite">
            {heard.slice(-60).map(line => (
              <li
                key={line.n}
                data-mine={(line.player !== null && line.player === you.player) || undefined}
                data-notice={line.notice ? true : undefined}
              >
                {line.player ? <b>{line.name}</b> : null}
                <span>{words(line)}</span>
                {line.player && line.player !== you.player ? (
                  <span className={style.tools}>
                    <button type="button" onClick={() => mute([...muted, line.player!])}>
                      {t('chat.mute', { name: line.name })}
                    </button>
                    {reported.has(line.n) ? (
                      <small role="status">{t('chat.reported')}</small>
                    ) : (
                      <button type="button" onClick={() => report(line.n)}>
                        {t('chat.report')}
                      </button>
                    )}
                  </span>
                ) : null}
              </li>
            ))}
          </ol>
          {muted.size > 0 ? (
            <button type="button" className={style.unmute} onClick={() => mute([])}>
              {t('chat.unmute', { count: muted.size })}
            </button>
          ) : null}
          {trouble ? <p role="alert">{trouble}</p> : null}
          {you.seats.length > 0 ? (
            <div className={style.presets}>
              {PRESETS.filter(preset => hasComrades || !TO_COMRADES.includes(preset)).map(preset => (
                <button key={preset} type="button" onClick={() => say({ preset })}>
                  {t(`chat.${preset}`)}
                </button>
              ))}
            </div>
          ) : null}
          {you.seats.length > 0 && table.terms.chat === 'free' ? (
            <form
              onSubmit={event => {
                event.preventDefault()
                if (text.trim()) say({ text: text.trim() })
                setText('')
              }}
            >
              <input
                className={formStyle.input}
                aria-label={t('chat.write')}
                placeholder={t('chat.write')}
                maxLength={280}
                value={text}
                onChange={event => setText(event.target.value)}
              />
            </form>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
