import { createClient } from '@hostwright/common'
import { createHosting, type Hosting } from '../hosting.ts'
import type { Site } from '../server.ts'

/** A site that records its requests and gives each the same response, by default an empty list. */
export function recordSite(response: unknown = { list: [] }): {
  hosting: Hosting
  site: Site
  sent: [line: string, body?: unknown][]
} {
  const sent: [line: string, body?: unknown][] = []
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'unit-test',
    retry: false,
    async fetch(request) {
      const { pathname, search } = new URL(request.url)
      const text = await request.text()
      const line = `${request.method} ${pathname}${search}`
      sent.push(text === '' ? [line] : [line, JSON.parse(text)])
      return Response.json(response)
    },
  })
  const hosting = createHosting(client)
  return { hosting, site: hosting.server('hw123456.example.jp'), sent }
}
