/**
 * Whether a `fetch` failed with `error` because it takes no `Request` of the platform, and parsed its text as a URL:
 * that of another version of undici, of node-fetch or of cross-fetch. It proves nothing about a write: a function that
 * tries several in turn may have sent the request with another one.
 */
export function knowsNoRequest(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const { code, cause, message } = error as TypeError & { readonly code?: string }
  const codes = [code, (Object(cause) as { readonly code?: string }).code]
  return codes.includes('ERR_INVALID_URL') || message.startsWith('Only absolute')
}

/** End of the error's message. The guide that it names has the function to give instead. */
export const takesNoRequest = "takes no Request: wrap it (guide 'Proxies and your own fetch')"
