import type { RefObject } from 'react'
import { Dialog, Modal, ModalOverlay, Popover } from 'react-aria-components'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { useAction } from '../../ui/actions.ts'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import menuStyle from '../../ui/Menu.module.css'
import type { PlayersBook, Term } from './book.ts'
import style from './TermCard.module.css'
import type { BookGame } from './useBook.ts'

interface Props {
  term: Term
  book: PlayersBook
  game: BookGame
  /** What it is shown beside; on a phone it stands at the foot of the page. */
  trigger: RefObject<Element | null>
  isOpen: boolean
  onOpenChange(open: boolean): void
  /** Whether the pointer is on the card. */
  hover?: Pick<React.ComponentProps<'div'>, 'onPointerEnter' | 'onPointerLeave'>
}

/** What a term means: its symbol, one sentence, and the way to read more. */
export function TermCard({ term, book, game, trigger, isOpen, onOpenChange, hover }: Props) {
  const { t } = useWords()
  const home = book.chapters.find(chapter => chapter.sections.some(section => section.id === term.see))
  const card = (
    <div data-part="term-card" data-own-words>
      <b className={style.title}>
        <Icon id={term.icon} size={24} />
        {term.title}
      </b>
      <p>{term.text}</p>
      {home ? (
        <a href={href('rules', game, home.id, term.see)} onClick={() => onOpenChange(false)}>
          {t('rules.read-more')}
        </a>
      ) : null}
    </div>
  )
  if (isOpen && matchMedia(BREAKPOINTS.phone).matches)
    return (
      <ModalOverlay className={menuStyle.overlay} isDismissable isOpen onOpenChange={onOpenChange}>
        <Modal className={classes(style.card, style.sheet)}>
          <Dialog aria-label={term.title}>{card}</Dialog>
        </Modal>
      </ModalOverlay>
    )
  return (
    <Popover
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isNonModal
      className={classes(style.card)}
    >
      <div role="dialog" aria-label={term.title} {...hover}>
        <ByKey close={() => onOpenChange(false)} />
        {card}
      </div>
    </Popover>
  )
}

/** The card closes by key wherever the focus is: it may have come by pointing. */
function ByKey({ close }: { close(): void }) {
  useAction({
    id: 'close-term',
    region: 'everywhere',
    label: 'rules.close-term',
    shortcut: 'Escape',
    over: true,
    typing: true,
    run: close,
  })
  return null
}
