/**
 * Reads the response body; returns `undefined` if the body is larger than `maxBytes`, and then stops reading. If
 * `isLengthTrue`, a response whose header states a length up to `maxBytes` is read in one step, which is faster. So is
 * a body without a stream, before its length is checked.
 */
export async function readText(
  response: Response,
  maxBytes: number,
  isLengthTrue: boolean,
): Promise<string | undefined> {
  const { headers, body } = response
  const length = headers.get('Content-Length')
  if (Number(length) > maxBytes) return void body?.cancel().catch(() => {})
  if (!body?.getReader || (isLengthTrue && length !== null && !headers.has('Content-Encoding'))) {
    const text = await response.text()
    return text.length > maxBytes ? undefined : text
  }
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) return void reader.cancel().catch(() => {})
    text += decoder.decode(value, { stream: true })
  }
}
