import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { BREAKPOINTS } from '../../ui/breakpoints.ts'

/** Copies a link or a code; on a phone a link goes to whatever the device shares with. */
export function CopyButton({ text, words }: { text: string; words: string }) {
  const { t } = useWords()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    if (URL.canParse(text) && navigator.share && matchMedia(BREAKPOINTS.touch).matches) {
      await navigator.share({ url: text }).catch(() => {}) // put away: nothing was shared
      return
    }
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => {}, // not allowed: it stands there to be marked
    )
  }
  return (
    <Button icon="ui-link" onPress={() => void copy()}>
      {copied ? t('online.copied') : words}
    </Button>
  )
}
