import type { JSX } from 'preact'
import type { Effect } from '../../../console/console-operation.ts'
import { consoleWords as words } from '../words/console-words.ts'

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
        {words.send}
      </button>
    )
  const ask = (): void => {
    if (confirm(words.confirm(request, effect))) onSend()
  }
  return (
    <button type="button" class="send is-careful" onClick={ask}>
      {words.sendDespite(effect)}
    </button>
  )
}
