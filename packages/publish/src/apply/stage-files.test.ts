import { expect, test } from 'vitest'
import type { Put } from '../plan/publish-plan.ts'
import { type Sftp, SftpError } from '../remote/sftp.ts'
import type { Site } from './site.ts'
import { stageFiles } from './stage-files.ts'

const puts = Array.from({ length: 2000 }, (_, index): Put => {
  const path = `${index}.html`
  return { path, want: { path, size: 1, hash: path, mode: 0o644 }, before: undefined }
})

/** Stages the files at a server that only gives names, in its own way. */
function stage(replace: Sftp['replace']) {
  let uploads = 0
  let reported = 0
  const site = { sftp: { replace }, paths: { stage: '/stage' }, lock: { serverTime: 1 }, runId: 'run' }
  const staging = stageFiles(site as unknown as Site, puts, {
    upload: async () => void (uploads += 1),
    there: new Map(),
    onStaged: () => void (reported += 1),
  })
  return { staging, uploads: () => uploads, reported: () => reported }
}

test('the next file travels while the server gives the last one its name', async () => {
  const names: (() => void)[] = []
  const { staging, reported } = stage(() => new Promise((resolve) => names.push(resolve)))
  const { files, named } = await staging
  expect([files.size, names.length, reported()]).toEqual([2000, 2000, 0])
  for (const name of names) name()
  await named
  expect(reported()).toBe(2000)
})

test('after a name that the server rejects, no further file travels', async () => {
  const rejected = new SftpError('rename: Failure', 4)
  const { staging, uploads } = stage(() => Promise.reject(rejected))
  await expect(staging).rejects.toBe(rejected)
  expect(uploads()).toBeLessThan(600)
})

test('a name that the server rejects last ends the stage', async () => {
  const rejected = new SftpError('rename: Failure', 4)
  let left = puts.length
  const { staging } = stage(() => ((left -= 1) > 0 ? Promise.resolve() : Promise.reject(rejected)))
  await expect(staging.then(({ named }) => named)).rejects.toBe(rejected)
})
