import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { openScene } from './testing/open-scene.ts'

/** A site whose page names its assets, which are as large as several requests. */
const build = (version: number): Record<string, string> => ({
  'index.html': `index ${version} app.${version}.js`,
  'about.html': `about ${version} app.${version}.js`,
  [`app.${version}.js`]: `app ${version} `.repeat(20_000),
})

test('a visitor never sees a half-written file, or a page whose assets are not there', async () => {
  const { client, options, fill, visit } = await openScene()
  await fill(build(0))
  await publishFolder(client, options)
  const over = new AbortController()
  let reads = 0
  const bad: string[] = []
  const read = async (): Promise<void> => {
    while (!over.signal.aborted) {
      for (const path of ['/index.html', '/about.html']) {
        const page = await visit(path)
        const [, version, asset] = /^\w+ (\d+) (\S+)$/.exec(page ?? '') ?? []
        const script = asset === undefined ? undefined : await visit(`/${asset}`)
        if (script !== build(Number(version))[asset ?? '']) bad.push(`${path}: ${page?.slice(0, 40)}`)
        reads += 2
      }
    }
  }
  const reading = read()
  for (let version = 1; version <= 8; version += 1) {
    await fill(build(version))
    await publishFolder(client, options)
  }
  over.abort()
  await reading
  expect(bad).toEqual([])
  expect(reads).toBeGreaterThan(20)
})
