import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './find-snippets.ts'

const pages = ['docs/guides/*.md', 'docs/sdk/*.md', 'packages/*/README.md']
const text = globSync(pages, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
// Only the MCP server calls these.
const forAgents = new Set([
  'canLet',
  'isPlannedRequest',
  'listAllowedOperations',
  'listAttended',
  'listConsents',
])

test.each(['common', 'hosting', 'plan', 'publish', 'redis', 'sandbox', 'vps'])(
  'every function that %s exports is named in a guide, a README or an example of the reference',
  async (name) => {
    const exported: Record<string, unknown> = await import(`@hostwright/${name}`)
    const functions = Object.keys(exported).filter((key) => typeof exported[key] === 'function')
    expect(functions.length).toBeGreaterThan(0)
    const unnamed = functions.filter((key) => !text.some((page) => new RegExp(`\\b${key}\\b`).test(page)))
    expect(unnamed.filter((key) => !forAgents.has(key))).toEqual([])
  },
)
