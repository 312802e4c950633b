import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { installOnce } from './install-once.ts'

function createPlace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'install-once-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'place')
}

test('the second call does not install again', async () => {
  const place = createPlace()
  const install = vi.fn<() => Promise<void>>(async () => writeFileSync(join(place, 'program'), ''))
  await installOnce(place, install)
  await installOnce(place, install)
  expect(install).toHaveBeenCalledOnce()
  expect(existsSync(join(place, 'program'))).toBe(true)
})

test('an installation after a failed one starts in an empty folder', async () => {
  const place = createPlace()
  const fail = async (): Promise<void> => {
    writeFileSync(join(place, 'half'), '')
    throw new Error('no network')
  }
  await expect(installOnce(place, fail)).rejects.toThrow('no network')
  await installOnce(place, async () => {
    expect(existsSync(join(place, 'half'))).toBe(false)
  })
})
