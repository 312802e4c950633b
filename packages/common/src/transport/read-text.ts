// Largest body that is read in one step. A larger one arrives in parts, and each is reported.
const oneStepBytes = 65_536

/**
 * Reads the response body; returns `undefined` if the body is larger than `maxBytes`, and then stops reading. If
 * `isLengthTrue`, a small response whose header states its length is read in one step, which is faster. So is a body
 * without a stream, before its length is checked. `onArrival` is called for each part of any other body.
 */
export async function readText(
  response: Response,
  maxBytes: number,
  isLengthTrue: boolean,
  onArrival?: () => void,
): Promise<string | undefined> {
  const { headers, body } = response
  const length = headers.get('Content-Length')
  if (Number(length) > maxBytes) return void body?.cancel().catch(() => {})
  const isSmall = isLengthTrue && length !== null && Number(length) <= oneStepBytes
  if (!body?.getReader || (isSmall && !headers.has('Content-Encoding'))) {
    const text = await response.text()
    return text.length > maxBytes ? undefined : text
  }
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read()
    onArrival?.()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) return void reader.cancel().catch(() => {})
    text += decoder.decode(value, { stream: true })
  }
}
