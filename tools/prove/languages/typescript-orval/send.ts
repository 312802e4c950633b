/** Sends what the generated functions ask for: they leave address, key and reading of the response to their user. */
export async function send<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${process.env['HOSTWRIGHT_API_KEY']}`)
  const response = await fetch(`${process.env['HOSTWRIGHT_BASE_URL']}${path}`, { ...init, headers })
  const text = await response.text()
  const data: unknown = text === '' ? undefined : JSON.parse(text)
  return { status: response.status, data, headers: response.headers } as Answer
}
