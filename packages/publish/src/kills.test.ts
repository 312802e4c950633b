import { expect, inject, test } from 'vitest'
import type { OpenPlace } from './open-place.ts'
import { interrupt } from './testing/interrupt.ts'
import { openScene, root } from './testing/open-scene.ts'
import { publishAt } from './testing/publish-at.ts'
import { readSite, writeAsOther } from './testing/read-site.ts'
import { undoAt } from './undo-publish.ts'

const first = {
  'index.html': 'index 1 a.1.js same.css',
  'gone.html': 'gone 1 a.1.js same.css',
  'more.html': 'more 1 a.1.js same.css',
  'a.1.js': 'a 1',
  'same.css': 'css 1',
  '.htaccess': 'rules 1',
  'only/here.txt': 'one',
}
const second = {
  'index.html': 'index 2 a.2.js same.css',
  'more.html': 'more 2 a.2.js same.css',
  'new/page.html': 'page 2 a.2.js same.css',
  'a.2.js': 'a 2',
  'same.css': 'css 1',
  '.htaccess': 'rules 2',
  'only/here.txt': 'two',
}
const others = { 'uploads/photo.jpg': 'photo', 'wp-config.php': 'theirs' }
const keep = ['/uploads/', '/wp-config.php']

/** `npx pnpm test:publish` kills at every request, and `npm test` at a share of them. */
const step = inject('isWhole') ? 1 : 15

/** Returns the site as a visitor sees it, without what stays for a day, and rejects a page whose assets are missing. */
function look(files: Readonly<Record<string, string>>): Record<string, string> {
  for (const [path, text] of Object.entries(files)) {
    if (!path.endsWith('.html')) continue
    for (const asset of text.split(' ').slice(2))
      expect({ path, asset, there: asset in files }).toMatchObject({ there: true })
  }
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== 'a.1.js'))
}

async function setUp() {
  const scene = await openScene()
  await scene.asOther(async ({ sftp }) => {
    await sftp.makeFolder(`${root}/uploads`, 0o755)
    for (const [path, text] of Object.entries(others)) await writeAsOther(sftp, `${root}/${path}`, text)
  })
  return scene
}

/** Brings the site back to the first publish, with no state of any other. */
async function beginAgain(
  place: OpenPlace,
  fill: (files: Readonly<Record<string, string>>) => Promise<void>,
  folder: string,
) {
  const { sftp } = place
  const remove = async (path: string): Promise<void> => {
    for (const [name, { kind }] of (await sftp.list(path)) ?? []) {
      if (kind !== 'folder') await sftp.remove(`${path}/${name}`)
      else {
        await remove(`${path}/${name}`)
        await sftp.removeFolder(`${path}/${name}`)
      }
    }
  }
  await remove('/home/hw123456/.hostwright')
  for (const path of Object.keys(await readSite(sftp, root)))
    if (!(path in others)) await sftp.remove(`${root}/${path}`)
  for (const folder of ['only', 'new']) await sftp.removeFolder(`${root}/${folder}`).catch(() => undefined)
  await fill(first)
  await publishAt(place, folder, sftp, 'run-0', { keep })
}

test.each(['before', 'after'] as const)(
  'a publish that is killed at any request (%s it is executed) is completed by the next one',
  async (when) => {
    const { asOther, fill, folder, sandbox } = await setUp()
    await asOther(async (place) => {
      const { sftp } = place
      let isKilled = true
      let kills = 0
      for (let at = 1; isKilled; at += step) {
        await beginAgain(place, fill, folder)
        await fill(second)
        await sandbox.clock.advance({ minutes: 10 })
        isKilled = await publishAt(place, folder, interrupt(sftp, at, when).sftp, 'run-1').then(
          () => false,
          () => true,
        )
        if (isKilled) kills += 1
        const meanwhile = await readSite(sftp, root)
        look(meanwhile)
        expect(meanwhile).toMatchObject(others)
        await publishAt(place, folder, sftp, 'run-2')
        expect(look(await readSite(sftp, root))).toEqual({ ...second, ...others })
        const again = interrupt(sftp, Number.POSITIVE_INFINITY)
        await publishAt(place, folder, again.sftp, 'run-3')
        expect({ at, writes: again.writes() }).toEqual({ at, writes: 0 })
      }
      expect(kills).toBeGreaterThan(100 / step)
    })
  },
)

test('after a publish that was killed at any request and completed, undo puts the first site back', async () => {
  const { asOther, fill, folder, sandbox } = await setUp()
  await asOther(async (place) => {
    const { sftp } = place
    let isKilled = true
    for (let at = 1; isKilled; at += step * 2) {
      await beginAgain(place, fill, folder)
      await fill(second)
      await sandbox.clock.advance({ minutes: 10 })
      isKilled = await publishAt(place, folder, interrupt(sftp, at).sftp, 'run-1').then(
        () => false,
        () => true,
      )
      await publishAt(place, folder, sftp, 'run-2')
      await undoAt({ ...place, world: { ...place.world, id: 'run-3' } })
      expect({ at, site: await readSite(sftp, root) }).toEqual({ at, site: { ...first, ...others } })
      await undoAt({ ...place, world: { ...place.world, id: 'run-4' } })
      expect(look(await readSite(sftp, root))).toEqual({ ...second, ...others })
    }
  })
})

test('an undo that is killed at any request is completed by the next one', async () => {
  const { asOther, fill, folder, sandbox } = await setUp()
  await asOther(async (place) => {
    const { sftp } = place
    let isKilled = true
    for (let at = 1; isKilled; at += step) {
      await beginAgain(place, fill, folder)
      await fill(second)
      await publishAt(place, folder, sftp, 'run-1')
      await sandbox.clock.advance({ minutes: 10 })
      const world = { ...place.world, id: 'run-2' }
      isKilled = await undoAt({ ...place, world, sftp: interrupt(sftp, at).sftp }).then(
        () => false,
        () => true,
      )
      look(await readSite(sftp, root))
      await fill(first)
      await sandbox.clock.advance({ minutes: 10 })
      await publishAt(place, folder, sftp, 'run-3')
      const site = await readSite(sftp, root)
      expect(site).toMatchObject({ ...first, ...others })
    }
  })
})
