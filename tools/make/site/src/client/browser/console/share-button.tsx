import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { shareAddress } from '../share-address.ts'
import { consoleWords as words } from '../words/console-words.ts'

/** A button that copies the address of the request in the form, and says what is left out of it. */
export function ShareButton({ fragment }: { readonly fragment: string }): JSX.Element {
  const [note, setNote] = useState('')
  // The note is about the link of the request that was shared, not of the next one.
  useEffect(() => setNote(''), [fragment])
  const share = async (): Promise<void> => setNote(`${await shareAddress(fragment)} ${words.leftOut}`)
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {words.share}
      </button>
      <p role="status" class="hint">
        {note}
      </p>
    </>
  )
}
