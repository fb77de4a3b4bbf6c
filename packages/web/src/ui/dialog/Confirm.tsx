import { Button } from '../Button.tsx'
import { SmallDialog, Ways } from './SmallDialog.tsx'

/** A question before something that cannot be undone; the safe answer is first. */
export function Confirm({
  title,
  reason,
  yes,
  no,
  onYes,
  onNo,
}: {
  title: string
  reason: string
  yes: string
  no: string
  onYes(): void
  onNo(): void
}) {
  return (
    <SmallDialog role="alertdialog" title={title} close={onNo}>
      <p>{reason}</p>
      <Ways>
        <Button onPress={onNo} autoFocus>
          {no}
        </Button>
        <Button kind="danger" onPress={onYes}>
          {yes}
        </Button>
      </Ways>
    </SmallDialog>
  )
}
