import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openInBrowser } from './open-in-browser.ts'

const address = 'https://example.com/?a=1&b=2'

test.each([
  ['darwin', {}, ['open', address]],
  ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', address]],
  ['linux', { DISPLAY: ':0' }, ['xdg-open', address]],
  ['freebsd', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', address]],
])('on %s the address is one argument of the opener', async (platform, env, line) => {
  const started: string[][] = []
  const start = async (program: string, args: readonly string[]) => void started.push([program, ...args])
  expect(await openInBrowser(address, { platform, env }, start)).toBe(true)
  expect(started).toEqual([line])
})

test('without a display nothing is started', async () => {
  const start = vi.fn<() => Promise<void>>()
  expect(await openInBrowser(address, { platform: 'linux', env: { DISPLAY: '' } }, start)).toBe(false)
  expect(start).not.toHaveBeenCalled()
})

test.skipIf(process.platform === 'win32')(
  'the opener of the PATH is started; without one, nothing is',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'opener-'))
    onTestFinished(() => {
      vi.unstubAllEnvs()
      rmSync(folder, { recursive: true })
    })
    vi.stubEnv('PATH', folder)
    const desktop = { platform: 'linux', env: { DISPLAY: ':0' } }
    expect(await openInBrowser(address, desktop)).toBe(false)
    const opened = join(folder, 'opened')
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\nprintf %s "$1" > '${opened}'\n`, { mode: 0o755 })
    expect(await openInBrowser(address, desktop)).toBe(true)
    await expect.poll(() => readFileSync(opened, 'utf8')).toBe(address)
  },
)
