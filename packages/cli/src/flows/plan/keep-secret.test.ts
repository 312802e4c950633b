import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Session } from '../../session/session.ts'
import { createNodeFiles } from '../../system/node-files.ts'
import { findPending, keepSecret } from './keep-secret.ts'

test('passwords of addresses that differ only in case have different files if the file system ignores case', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const session = { system: { files: createNodeFiles() }, say() {} } as unknown as Session
  const addresses = ['vps/web', 'vps/Web']
  for (const address of addresses) {
    const secret = { address, property: 'password', value: `of ${address}`, state: 'pending' } as const
    await keepSecret(session, folder, secret)
  }
  const files = readdirSync(folder).map((file) => file.toLowerCase())
  expect(new Set(files).size).toBe(2)
  for (const address of addresses)
    expect(await findPending(session, folder, address, 'password')).toBe(`of ${address}`)
})
