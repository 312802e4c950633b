import { expect, test } from 'vitest'
import { toStatePaths } from '../manifest/state-paths.ts'
import { type RemoteEntry, type Sftp, SftpError } from '../remote/sftp.ts'
import { putInPlace } from './put-in-place.ts'
import type { Site } from './site.ts'

const entry: RemoteEntry = { kind: 'file', size: 5, mode: 0o644, mtime: 1000 }
const known = { size: 5, hash: 'a'.repeat(64), mode: 0o644, mtime: 1000 }

/** Replaces a file on a server that has only the files of the site, and returns the error and what was replaced. */
async function replaceWith(
  link: Sftp['link'],
): Promise<{ readonly error: unknown; readonly replaced: number }> {
  let replaced = 0
  const sftp: Partial<Sftp> = {
    link,
    stat: async (path) => (path === '/site/index.html' ? entry : undefined),
    remove: () => Promise.reject(new SftpError('remove: no such file', 2)),
    replace: async () => void (replaced += 1),
  }
  const site: Partial<Site> = {
    sftp: sftp as Sftp,
    root: '/site',
    paths: toStatePaths('/home', '/site', 'source'),
  }
  const put = { path: 'index.html', want: { ...known, hash: 'b'.repeat(64) }, before: known }
  const error = await putInPlace(site as Site, put as never).catch((reason: unknown) => reason)
  return { error, replaced }
}

test.each([
  ['says that it has made a second name and has not', async () => undefined],
  ['knows no second names', () => Promise.reject(new SftpError('link: not supported', 8))],
])('a server that %s is named before the file is replaced', async (_, link) => {
  const { error, replaced } = await replaceWith(link)
  expect(error).toMatchObject({ reason: 'server-error', message: expect.stringContaining('hard link') })
  expect(replaced).toBe(0)
})
