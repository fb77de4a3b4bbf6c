import type { ConquestView } from '@redoubt/conquest'
import { Heading } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { TableDialog } from '../dialogs/TableDialog.tsx'
import { CardFull, PlanetFull } from './CardFull.tsx'
import style from './CardZoom.module.css'

interface Props {
  card: string | null
  view?: ConquestView
  close(): void
  /** Why it cannot be played now. */
  reason?: string | null
  /** What pressing the main button does with it: "Take it". */
  act?: { label: string; run(): void } | null
}

/** A card or planet in full: everything it says, and how it stands right now. A sheet from below on a phone. */
export function CardZoom({ card, view, close, reason, act }: Props) {
  const { t } = useWords()
  return (
    <TableDialog isOpen={card !== null} close={close} className={style.zoom}>
      {card?.startsWith('pl-') ? (
        <PlanetFull id={card} title={Title} />
      ) : card ? (
        <CardFull card={card} title={Title} {...(view ? { view } : {})} />
      ) : null}
      {reason ? <p className={style.reason}>{reason}</p> : null}
      <div className={style.buttons}>
        <Button kind={act ? 'normal' : 'ghost'} icon="ui-close" onPress={close}>
          {t('conquest.card.close')}
        </Button>
        {act ? (
          <Button
            kind="primary"
            onPress={() => {
              close()
              act.run()
            }}
          >
            {act.label}
          </Button>
        ) : null}
      </div>
    </TableDialog>
  )
}

const Title = ({ children }: { children: React.ReactNode }) => <Heading slot="title">{children}</Heading>
