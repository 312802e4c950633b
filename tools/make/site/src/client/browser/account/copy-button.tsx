import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { words } from '../words/words.ts'

interface CopyProps {
  readonly text: string
  readonly label?: string
}

const confirmationMs = 1_500

/** A button that copies a text and says so. Pages from an insecure address have no clipboard, and no button. */
export function CopyButton({ text, label = words.copy }: CopyProps): JSX.Element | null {
  const [isCopied, setCopied] = useState(false)
  if (!('clipboard' in navigator)) return null
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(setCopied, confirmationMs, false)
  }
  return (
    <button type="button" class="small" onClick={() => void copy()}>
      {isCopied ? words.copied : label}
    </button>
  )
}
