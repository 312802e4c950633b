import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeExecutable } from '@hostwright/executables'
import { tryExecutable } from '@hostwright/executables/try-executable'
import { expect, onTestFinished, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { command } from './run-command.ts'

test('the single file runs without Node: it reads, and places an order once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hostwright-executable-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { env } = await openAccount()
  const account = { baseUrl: env['HOSTWRIGHT_BASE_URL']!, apiKey: env['HOSTWRIGHT_API_KEY']! }
  const file = await makeExecutable({ entry: command, folder })
  const { version } = await tryExecutable(file, account, join(folder, 'somewhere'))
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
})
