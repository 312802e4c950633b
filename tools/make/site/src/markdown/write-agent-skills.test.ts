import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAgentSkills } from './write-agent-skills.ts'

test('the index lists each skill with its description and the digest of the file beside it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'skills-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const text = '---\nname: read\ndescription: Reads an account.\n---\n\n# Read\n'
  mkdirSync(join(folder, 'skills/read'), { recursive: true })
  writeFileSync(join(folder, 'skills/read/SKILL.md'), text)
  writeAgentSkills(join(folder, 'site'), join(folder, 'skills'))
  const read = (path: string): string =>
    readFileSync(join(folder, 'site/.well-known/agent-skills', path), 'utf8')
  const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`
  const url = 'read/SKILL.md'
  expect(JSON.parse(read('index.json'))).toMatchObject({
    skills: [{ name: 'read', type: 'skill-md', description: 'Reads an account.', url, digest }],
  })
  expect(read(url)).toBe(text)
})
