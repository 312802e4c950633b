import { get } from 'node:http'
import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { tellPageStory } from './page-story.ts'

test('the demo publishes a page and its style, which the sandbox serves at the name of the domain', async () => {
  const sandbox = await createSandbox({ speed: 0, limits: false })
  onTestFinished(() => sandbox.close())
  const { url, ssh } = await sandbox.listen({ port: 0, ssh: true })
  const { baseUrl, apiKey, fetch } = sandbox
  const told: string[] = []
  const domain = await tellPageStory(createClient({ baseUrl, apiKey, fetch }), ssh!, (subject, text) =>
    told.push(`${subject}: ${text}`),
  )
  expect(told.at(-1)).toBe('publish: example.com: 1 added, 1 changed')
  const read = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { Host: `${domain}.localhost:${new URL(url).port}` }
      get(`${url}${path}`, { headers, agent: false }, (response) => {
        let text = ''
        response.on('data', (piece) => (text += piece)).on('end', () => resolve(text))
      }).on('error', reject)
    })
  expect(await read('/')).toContain('<h1>Published</h1>')
  expect(await read('/style.css')).toContain('body')
})
