import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { type Analysis, checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { publint } from 'publint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import layers from '../../imports/layers.json' with { type: 'json' }
import { findDeadLinks } from './find-dead-links.ts'
import { findPrivate, isPrivateFile } from './find-private.ts'
import { listPublished, packAll, type Tarball, unpack } from './pack.ts'

/** Members of a `package.json` that the tests read. */
interface Manifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly homepage: string
  readonly bugs: { readonly url: string }
  readonly repository: { readonly type: string; readonly url: string; readonly directory: string }
  readonly license: string
  readonly exports: Readonly<Record<string, string | object>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>
}

const billPath = 'dist/sbom.cdx.json'
const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6)

/** Members of a bill of materials that the tests read. */
interface Bill {
  readonly metadata: { readonly component: { readonly purl: string } }
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const toPurl = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version.replace(/^\D+/, '')}`

const published = await listPublished()
const work = await mkdtemp(join(tmpdir(), 'packed-'))
afterAll(() => rm(work, { recursive: true }))
const tarballs = await packAll(join(work, 'tarballs'))
const packedAgain = await packAll(join(work, 'again'))

test('all packages are tested', () => {
  const packages = layers.packages.map((name) => `packages/${name}`)
  expect(published.toSorted()).toEqual([...packages, 'spec'].toSorted())
})

test.each(published)('%s holds its readme in Japanese beside the English one', async (folder) => {
  const written = await readFile(new URL(`../../../../${folder}/README.ja.md`, import.meta.url), 'utf8')
  const tarball = await unpack(folder, tarballs, work)
  expect([...tarball.files.keys()]).toEqual(expect.arrayContaining(['README.md', 'README.ja.md']))
  expect(await tarball.read('README.ja.md')).toBe(written)
})

describe.each(published)('%s', (folder) => {
  let tarball: Tarball
  beforeAll(async () => {
    tarball = await unpack(folder, tarballs, work)
  })

  test('publint finds nothing, not even a suggestion', async () => {
    const { buffer } = new Uint8Array(await readFile(tarball.file))
    expect((await publint({ pack: { tarball: buffer }, strict: true })).messages).toEqual([])
  })

  test('is consumed as ES modules with types', async () => {
    const { exports } = JSON.parse(await tarball.read('package.json')) as Manifest
    const isData = exports['.'] === undefined // it has nothing to import
    if (isData) return
    const excludeEntrypoints = Object.keys(exports).filter((name) => name.endsWith('.yaml'))
    const checked = createPackageFromTarballData(await readFile(tarball.file))
    const { types, problems } = (await checkPackage(checked, { excludeEntrypoints })) as Analysis
    expect(types).toBeTruthy()
    // CommonJS cannot resolve a package of ES modules by the rules of Node 10 or 16.
    const isCjs = (one: object) => 'resolutionKind' in one && /node10|cjs/.test(String(one.resolutionKind))
    expect(problems.filter((problem) => !isCjs(problem))).toEqual([])
  })

  // Parcel does not read `exports` unless its user changes a setting.
  test('is found without its exports: each entry by `main`, of the package or of a folder with its name', async () => {
    const manifest = JSON.parse(await tarball.read('package.json')) as Manifest
    const entries = Object.entries(manifest.exports).filter(([, entry]) => typeof entry !== 'string')
    for (const [name, { default: file = '' }] of entries as [string, { default?: string }][]) {
      const { main } = JSON.parse(await tarball.read(posix.join(name, 'package.json'))) as { main?: string }
      expect(posix.join(name, main ?? ''), name).toBe(posix.normalize(file))
    }
  })

  test('holds a licence, a readme and no tests', () => {
    const paths = [...tarball.files.keys()]
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
    expect(paths.filter((path) => /\.test(-d)?\.|\/testing\//.test(path))).toEqual([])
  })

  test('its Markdown files link only to files of the package', async () => {
    const paths = new Set(tarball.files.keys())
    // Guides link to pages of the site, whose own checks follow their links.
    const texts = [...paths].filter((name) => name.endsWith('.md') && !name.startsWith('dist/guides/'))
    expect(texts).toContain('README.md')
    for (const path of texts) expect(findDeadLinks(path, await tarball.read(path), paths), path).toEqual([])
  })

  test('has a description, its repository and an address for reports', async () => {
    const manifest = JSON.parse(await tarball.read('package.json')) as Manifest
    expect(manifest.description).toMatch(/\S/)
    expect(manifest.keywords.length).toBeGreaterThan(3)
    expect(manifest.repository).toMatchObject({ type: 'git', directory: folder })
    for (const link of [manifest.homepage, manifest.bugs.url, manifest.repository.url.replace(/^git\+/, '')])
      expect(link).toMatch(/^https:\/\/\S+$/)
  })

  test('has its own changelog once it is released', async () => {
    const { name, version } = JSON.parse(await tarball.read('package.json')) as Manifest
    const changelog = tarball.files.has('CHANGELOG.md') ? await tarball.read('CHANGELOG.md') : ''
    expect(changelog.includes(`# ${name}\n`) && changelog.includes(`\n## ${version}\n`)).toBe(
      version !== '0.0.0',
    )
  })

  test('names its licence, and depends on versions that a registry has', async () => {
    const manifest = JSON.parse(await tarball.read('package.json')) as Manifest
    expect(manifest.license).toBe('MIT')
    const text = await readFile(new URL('../../../../LICENSE', import.meta.url), 'utf8')
    expect(await tarball.read('LICENSE')).toBe(text)
    expect(Object.values(manifest.dependencies ?? {}).filter((range) => range.includes(':'))).toEqual([])
  })

  // Yarn without its fallback gives a package only what the package that depends on it names.
  test('names the optional packages of its dependencies, so that a strict installer finds them', async () => {
    const manifest = JSON.parse(await tarball.read('package.json')) as Manifest
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const ours = name.replace('@hostwright/', 'packages/')
      if (!published.includes(ours)) continue
      const other = await unpack(ours, tarballs, work)
      const { peerDependencies = {} } = JSON.parse(await other.read('package.json')) as Manifest
      for (const [peer, range] of Object.entries(peerDependencies)) {
        expect({ ...manifest.dependencies, ...manifest.peerDependencies }, name).toHaveProperty([peer], range)
        expect(manifest.peerDependenciesMeta?.[peer], peer).toEqual({ optional: true })
      }
    }
  })

  test('has source maps that point to files of the package', async () => {
    const paths = new Set(tarball.files.keys())
    for (const path of [...paths].filter((name) => /\.(js|ts)$/.test(name))) {
      const map = /^\/\/# sourceMappingURL=(.*)$/m.exec(await tarball.read(path))?.[1]
      if (map !== undefined) expect(paths).toContain(posix.join(posix.dirname(path), map))
    }
    const maps = [...paths].filter((name) => name.endsWith('.map'))
    // A package that is written by hand or has only types has no source maps.
    expect(maps.length > 0).toBe([...paths].some((name) => name.startsWith('src/')))
    for (const path of maps) {
      const { sources } = JSON.parse(await tarball.read(path)) as { sources: string[] }
      for (const source of sources) expect(paths).toContain(posix.join(posix.dirname(path), source))
    }
  })

  test('lists its dependencies in a valid bill of materials, which packing again reproduces', async () => {
    const text = await tarball.read(billPath)
    expect(await validator.validate(text)).toBeNull()
    const manifest = JSON.parse(await tarball.read('package.json')) as Manifest
    const bill = JSON.parse(text) as Bill
    const { ref, dependsOn } = bill.dependencies.find((entry) => entry.ref === bill.metadata.component.purl)!
    expect(ref).toBe(toPurl(manifest.name, manifest.version))
    const expected = Object.entries(manifest.dependencies ?? {}).map(([name, version]) =>
      toPurl(name, version),
    )
    const path = 'dist/bundled-licences.txt'
    const licences = tarball.files.has(path) ? await tarball.read(path) : ''
    const bundled = [...licences.matchAll(/^(\S+) (\d+\.\S+), \S+$/gm)].map(([, name, version]) =>
      toPurl(name!, version!),
    )
    expect(bundled.length > 0).toBe(['packages/mcp', 'packages/publish'].includes(folder))
    expect(dependsOn).toEqual([...expected, ...bundled].toSorted())
    expect(await (await unpack(folder, packedAgain, work)).read(billPath)).toBe(text)
  })

  test('contains nothing private', async () => {
    const paths = [...tarball.files.keys()]
    expect(paths.filter((path) => isPrivateFile(path))).toEqual([])
    const telling = paths.map(async (path) => [path, findPrivate(await tarball.read(path))])
    expect((await Promise.all(telling)).filter(([, found]) => found !== undefined)).toEqual([])
  })

  // The description comes in four forms: two versions of OpenAPI, as JSON and as YAML. The sandbox and plan contain
  // their checks in compiled form, which is smaller than the description and Ajv. The command line contains the table
  // of all operations twice: compiled and as source; zone files, applies and Markdown are commands of it, and so are
  // its texts in Japanese, which are loaded only for Japanese. Plan has a file for each kind, zone files, and the list
  // of what an agent may do, all of which the MCP server contains too, and the schemas of its file and of a plan. The
  // MCP server searches by the words of users in two languages, and brings the guides.
  const limits = {
    spec: 4_000_000,
    'packages/sandbox': 1_690_000,
    'packages/cli': 1_940_000,
    'packages/plan': 1_710_000,
    'packages/mcp': 1_110_000,
  }
  const limit = limits[folder as keyof typeof limits] ?? 1_000_000

  test(`is under ${limit / 1_000_000} MB unpacked`, () => {
    const bytes = [...tarball.files.values()].reduce((sum, size) => sum + size, 0)
    console.log(`${tarball.name}: ${tarball.files.size} files, ${(bytes / 1000).toFixed(0)} kB unpacked`)
    expect(bytes).toBeLessThan(limit)
  })
})
