import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readAsVisitor } from './read-as-visitor.ts'
import { toVersion } from './site-versions.ts'

const { 'index.html': page, 'same.css': style } = toVersion(1)

/** Lets a visitor read a folder once. */
async function readOnce(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'visitor-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return readAsVisitor(folder, 1).stop()
}

test.each([
  ['half a file', { 'same.css': style!.slice(1) }],
  ['a page without its asset', { 'index.html': page!, 'same.css': style! }],
])('%s is a bad read', async (_, files) => {
  expect((await readOnce(files)).bad).toBe(1)
})

test('a whole site has no bad read', async () => {
  const { 'index.html': index, 'a.1.js': script, 'same.css': css } = toVersion(1)
  const whole = { 'index.html': index!, 'a.1.js': script!, 'same.css': css! }
  expect(await readOnce(whole)).toEqual({ reads: 3, bad: 0, late: 0 })
})
