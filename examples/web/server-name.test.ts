import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { Window } from 'happy-dom'
import { act, createElement } from 'react'
import { expect, test, vi } from 'vitest'

const uuid = '00000000-0000-4000-8000-000000000001'
const missing = '00000000-0000-4000-8000-0000000000ff'

// SWR and React look for a window when they are loaded.
test('a component shows the name of a VPS with swr-openapi, or why there is none', async () => {
  const window = new Window()
  const { document } = window
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { createRoot } = await import('react-dom/client')
  const { createServerName } = await import('./server-name.ts')

  const { baseUrl, apiKey, fetch } = await createSandbox({ speed: 0 })
  const ServerName = createServerName(createClient({ baseUrl, apiKey, fetch }))
  const root = createRoot(document.body as unknown as Element)
  await act(async () =>
    root.render([uuid, missing].map((one) => createElement(ServerName, { key: one, uuid: one }))),
  )
  await expect.poll(() => act(async () => document.body.innerHTML)).toContain('There is no such VPS.')
  expect(document.body.innerHTML).toContain('<p>web-01</p>')
  await act(async () => root.unmount())
  await window.happyDOM.close()
})
