import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CacheHint } from '@modelcontextprotocol/server'
import { type Skill, skillEntry, SkillsExtension } from '@modelcontextprotocol/server/ext/skills'

interface Loaded {
  readonly skill: Skill
  readonly uri: string
  readonly text: string
}

// Clients may keep the skills for an hour and share them: skills change only with a new version, and are the same for
// every user.
const cacheHint: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' }

/**
 * Creates the extension that offers the skills in a folder to clients. The files are read only when a client asks for
 * them, so that the first response of the server does not wait.
 */
export function createSkills(folder: string): SkillsExtension {
  let loading: Promise<readonly Loaded[]> | undefined
  const load = (): Promise<readonly Loaded[]> => (loading ??= loadSkills(folder))
  const find = async (uri: string): Promise<Loaded | undefined> =>
    (await load()).find((loaded) => loaded.uri === uri)
  return new SkillsExtension({
    cacheHint,
    source: {
      list: async () => ({ skills: (await load()).map(({ skill }) => skill) }),
      get: async (uri) => (await find(uri))?.skill,
      async read(uri) {
        const loaded = await find(uri)
        return loaded && { text: loaded.text, mimeType: 'text/markdown' }
      },
    },
  })
}

async function loadSkills(folder: string): Promise<readonly Loaded[]> {
  const names = (await readdir(folder)).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name, 'SKILL.md'), 'utf8')
      return {
        skill: await skillEntry(name, { 'SKILL.md': text }),
        uri: `skill://${name}/SKILL.md`,
        text,
      }
    }),
  )
}
