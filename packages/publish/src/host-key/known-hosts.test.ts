import { execFileSync, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { array, assert, boolean, constantFrom, oneof, property, record } from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { matchesHost } from './matches-host.ts'
import { parseKnownHosts } from './parse-known-hosts.ts'

const key = `ssh-ed25519 ${Buffer.concat([
  Buffer.of(0, 0, 0, 11),
  Buffer.from('ssh-ed25519'),
  Buffer.of(0, 0, 0, 32),
  Buffer.alloc(32, 7),
]).toString('base64')}`

const hosts = [
  'a.example.org',
  'b.example.org',
  'example.org',
  '192.0.2.7',
  '[a.example.org]:10022',
  '[192.0.2.7]:2222',
  '[2001:db8::1]:10022',
  '2001:db8::1',
] as const

/** A line as a person thinks of it. The model does not know how it is written. */
const line = record({
  names: array(
    record({
      pattern: oneof(
        constantFrom(...hosts),
        constantFrom('*', '*.example.org', '?.example.org', '[*]:10022', '192.0.2.*', '*:*', 'A.Example.ORG'),
      ),
      isNegated: boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  isHashed: boolean(),
  marker: constantFrom('', '@revoked ', '@cert-authority ', '@other '),
  ending: constantFrom('\n', ' comment here\n', '\r\n', '\t\n'),
  isComment: boolean(),
})

type Line = typeof line extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never

function toText({ names, isHashed, marker, ending, isComment }: Line): string {
  const written = isHashed
    ? hash(names[0]!.pattern.toLowerCase())
    : names.map(({ pattern, isNegated }) => (isNegated ? '!' : '') + pattern).join(',')
  return `${isComment ? '# ' : ''}${marker}${written} ${key}${ending}`
}

function hash(host: string): string {
  const salt = Buffer.alloc(20, host.length)
  return `|1|${salt.toString('base64')}|${createHmac('sha1', salt).update(host).digest('base64')}`
}

/** The model: a regular expression for each pattern, and a set for hashed names. */
function modelMatches({ names, isHashed }: Line, host: string): boolean {
  if (isHashed) return names[0]!.pattern.toLowerCase() === host
  const fits = (pattern: string): boolean => {
    const source = pattern
      .toLowerCase()
      .replaceAll(/[.[\]:]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
    return new RegExp(`^${source}$`).test(host)
  }
  const matching = names.filter(({ pattern }) => fits(pattern))
  return matching.length > 0 && matching.every(({ isNegated }) => !isNegated)
}

test('lines match the hosts that a model of them says, with ports, hashes, wildcards, negation and markers', () => {
  assert(
    property(array(line, { maxLength: 6 }), (lines) => {
      const parsed = parseKnownHosts(lines.map(toText).join(''))
      const read = lines.filter(
        ({ marker, isComment }) => !isComment && (marker === '' || marker === '@revoked '),
      )
      expect(parsed.map(({ isRevoked }) => isRevoked)).toEqual(
        read.map(({ marker }) => marker === '@revoked '),
      )
      for (const host of hosts)
        expect(parsed.map(({ names }) => matchesHost(names, host))).toEqual(
          read.map((one) => modelMatches(one, host)),
        )
    }),
    { numRuns: 500 },
  )
})

const hasSshKeygen = spawnSync('ssh-keygen', ['-V']).error === undefined

test.skipIf(!hasSshKeygen)('ssh-keygen -F finds the same lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'known-hosts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'known_hosts')
  assert(
    property(array(line, { minLength: 1, maxLength: 5 }), constantFrom(...hosts), (lines, host) => {
      const text = lines.map(toText).join('')
      writeFileSync(file, text)
      const parsed = parseKnownHosts(text)
      const ours = parsed.filter(({ names }) => matchesHost(names, host)).map(({ isRevoked }) => isRevoked)
      expect(ours).toEqual(findWithSshKeygen(host, file))
    }),
    { numRuns: 60 },
  )
})

/** Returns whether each line that ssh-keygen finds is revoked. Lines of authorities, which we leave out, are left out. */
function findWithSshKeygen(host: string, file: string): boolean[] {
  let found: string
  try {
    found = execFileSync('ssh-keygen', ['-F', host, '-f', file], { encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    found = (error as { stdout: string }).stdout
  }
  return found
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith('#') && !one.startsWith('@cert-authority'))
    .map((one) => one.startsWith('@revoked'))
}

test.each([
  ['an old key of SSH 1', 'a.example.org 1024 35 1234567890123456789'],
  ['a key that is not Base64', 'a.example.org ssh-ed25519 ???'],
  ['a key of another type than it says', `a.example.org ssh-rsa ${key.split(' ')[1]}`],
  ['a key that is cut off', 'a.example.org ssh-ed25519 AAAA'],
  ['a line without a key', 'a.example.org'],
])('%s is left out', (_, text) => {
  expect(parseKnownHosts(`${text}\na.example.org ${key}`)).toHaveLength(1)
})

test('a pattern with many stars is matched in a moment', () => {
  expect(matchesHost(`${'*a'.repeat(200)}b`, `${'a'.repeat(2000)}.example.org`)).toBe(false)
})
