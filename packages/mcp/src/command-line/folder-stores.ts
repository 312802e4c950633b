import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { replaceFile, toFileName } from '@hostwright/common/folder-journal'
import type { PlanStore, SecretStore } from '../tools/tool.ts'

/** Creates a store that keeps plans in a folder, each in a file that only the user can read. */
export function createPlanFolder(folder: string): PlanStore {
  const toPath = (digest: string): string => join(folder, `${digest.slice(0, 12)}.plan`)
  return {
    async write(plan) {
      const path = toPath(plan.digest)
      await replaceFile(path, `${JSON.stringify(plan, undefined, 2)}\n`)
      return path
    },
    async read(digest) {
      if (!/^[0-9a-f]{12,128}$/.test(digest)) return undefined
      const path = toPath(digest)
      const text = await readText(path)
      if (text === undefined) return undefined
      const { parsePlan } = await import('@hostwright/plan')
      const plan = await parsePlan(JSON.parse(text))
      return plan.digest.startsWith(digest) ? { plan, path } : undefined
    },
  }
}

/** Creates a store that keeps generated passwords in a folder, each in a file that only the user can read. */
export function createSecretFolder(folder: string): SecretStore {
  const toPath = (name: string): string => join(folder, toFileName(name))
  return {
    write: (name, value) => replaceFile(toPath(name), `${value}\n`),
    read: async (name) => (await readText(toPath(name)))?.trimEnd(),
    remove: (name) => rm(toPath(name), { force: true }),
  }
}

/** Reads the secrets in a folder, so that they can be removed from results. Files that cannot be read are left out. */
export async function readSecrets(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.map((name) => readText(join(folder, name)).catch(() => undefined)))
  return texts.flatMap((text) => (text ? [text.trimEnd()] : []))
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
