import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createConfig, lint, type Plugin } from '@redocly/openapi-core'
import createPlugin from '../plugin.ts'

/** Lints a description with one rule and returns the messages; `files` maps a path to its content. */
export type Lint = (files: Record<string, object>, options?: object) => Promise<string[]>

/** Creates a linter for one rule. */
export function createLinter(rule: string): Lint {
  return async (files, options = {}) => {
    const rules = { [`hostwright/${rule}`]: { severity: 'error', ...options } } as const
    const folder = mkdtempSync(join(tmpdir(), 'lint-fixtures-'))
    try {
      for (const [name, content] of Object.entries(files)) write(join(folder, name), content)
      const config = await createConfig({ plugins: [createPlugin() as Plugin], rules })
      const problems = await lint({ ref: join(folder, 'openapi.yaml'), config })
      return problems.map(({ message }) => message)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

function write(file: string, content: object): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
