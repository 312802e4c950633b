import type { HostingContents, ServerState } from '@hostwright/sandbox'
import { useEffect, useState } from 'preact/hooks'
import type { Control } from './control.ts'

/**
 * Returns the domains and databases of a hosting server, read again for each new `server` while it is shown; `undefined`
 * before that. Of two reads that overtake each other, the later one counts.
 */
export function useContents(
  { get }: Control,
  server: ServerState,
  isShown: boolean,
): HostingContents | undefined {
  const [contents, setContents] = useState<HostingContents>()
  useEffect(() => {
    if (!isShown) return undefined
    let isCurrent = true
    // A server that is gone is no longer in the next list either.
    void get<HostingContents>(`/servers/${server.target}/contents`).then(
      (read) => isCurrent && setContents(read),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [server, isShown])
  return contents
}
