import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import type { ConsoleOperation } from '../../../console/console-operation.ts'
import { beginForm, type Typed } from './form.ts'
import { type Linked, parseFragment, toFragment } from './request-link.ts'

/** The request in the form, which the address of the page names. */
export interface RequestState extends Linked {
  /** The address of the request, without what `toFragment` leaves out. */
  readonly fragment: string
  readonly setTyped: (typed: Typed) => void
  readonly choose: (operation: ConsoleOperation) => void
}

const pauseMs = 200

/** The request that the form describes. `onOpen` is called when another operation or a link is chosen. */
export function useRequest(
  operations: readonly ConsoleOperation[],
  priced: RefObject<string | undefined>,
  onOpen: () => void,
): RequestState {
  const [{ operation, typed }, setRequest] = useState<Linked>(
    () => parseFragment(operations, location.hash) ?? begin(operations[0]!),
  )
  const open = (next: Linked): void => {
    setRequest(next)
    onOpen()
  }
  useLinks(operations, open)
  const fragment = toFragment(operation, typed, priced.current ?? undefined)
  useEffect(() => {
    // Browsers limit how often a page changes its address, so it does not change at each key.
    const timer = setTimeout(() => history.replaceState(null, '', fragment), pauseMs)
    return () => clearTimeout(timer)
  }, [fragment])
  return {
    operation,
    typed,
    fragment,
    // Another operation can be chosen while a price is read.
    setTyped: (next) => setRequest((now) => (now.operation === operation ? { operation, typed: next } : now)),
    choose: (next) => open(begin(next)),
  }
}

function begin(operation: ConsoleOperation): Linked {
  return { operation, typed: beginForm(operation) }
}

/** Follows links to other requests, from the moment at which the first one is there to be clicked. */
function useLinks(operations: readonly ConsoleOperation[], open: (linked: Linked) => void): void {
  useLayoutEffect(() => {
    // The page may put the address of its last request back before the event arrives.
    const follow = ({ newURL }: HashChangeEvent): void => {
      const linked = parseFragment(operations, new URL(newURL).hash)
      if (linked !== undefined) open(linked)
    }
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
}
