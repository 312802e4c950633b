import type { JSX } from 'preact'
import type { Effect } from './find-effect.ts'

interface SendProps {
  readonly effect: Effect | undefined
  /** Method and address of the request. */
  readonly request: string
  readonly onSend: () => void
}

/**
 * The button that sends. Enter in a field sends too, except for what erases data or costs money: that leaves only by this
 * button, which asks once.
 */
export function SendButton({ effect, request, onSend }: SendProps): JSX.Element {
  if (effect === undefined)
    return (
      <button type="submit" class="send">
        Send
      </button>
    )
  const ask = (): void => {
    if (confirm(`${request} ${effect}. Send it to the sandbox?`)) onSend()
  }
  return (
    <button type="button" class="send is-careful" onClick={ask}>
      Send: {effect}
    </button>
  )
}
