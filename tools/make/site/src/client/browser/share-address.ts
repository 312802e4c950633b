import { linkWords } from './words/link-words.ts'

/**
 * Makes a fragment the address of the page, and copies that address. Returns what happened, for the reader: a page from an
 * insecure address has no clipboard, and a reader can forbid it.
 */
export async function shareAddress(fragment: string): Promise<string> {
  history.replaceState(null, '', fragment)
  if (!('clipboard' in navigator)) return linkWords.inAddress
  return navigator.clipboard.writeText(location.href).then(
    () => linkWords.copied,
    () => linkWords.inAddress,
  )
}
