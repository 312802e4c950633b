import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * Publishes the skills of a folder where agents look for them: `.well-known/agent-skills/index.json` lists each with the
 * digest of its file, as version 0.2.0 of the draft for discovery has it. The links are relative to the index.
 */
export function writeAgentSkills(output: string, folder: string): void {
  const target = join(output, '.well-known/agent-skills')
  const skills = readdirSync(folder).map((name) => {
    const text = readFileSync(join(folder, name, 'SKILL.md'), 'utf8')
    const { description } = parse(text.split('---\n')[1] ?? '') as { readonly description: string }
    mkdirSync(join(target, name), { recursive: true })
    writeFileSync(join(target, name, 'SKILL.md'), text)
    const digest = `sha256:${createHash('sha256').update(text).digest('hex')}`
    return { name, type: 'skill-md', description, url: `${name}/SKILL.md`, digest }
  })
  const $schema = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
  writeFileSync(join(target, 'index.json'), `${JSON.stringify({ $schema, skills }, null, 2)}\n`)
}
