import { type ReactNode, useState } from 'react'
import { useWords } from '../i18n/context.tsx'
import { Button } from '../ui/Button.tsx'
import type { Specimen } from './specimen.ts'

type Show = (close: () => void) => ReactNode

/** A dialog covers the page, so it is opened on demand. */
function Opener({ name, show }: { name: string; show: Show }) {
  const { t } = useWords()
  const [open, setOpen] = useState(0)
  return (
    <>
      <Button onPress={() => setOpen(open + 1)}>{t('gallery.open', { name })}</Button>
      {open > 0 ? <div key={open}>{show(() => setOpen(0))}</div> : null}
    </>
  )
}

export const opened = (id: string, name: string, show: Show): Specimen => ({
  id,
  name,
  show: () => <Opener name={name} show={show} />,
})
