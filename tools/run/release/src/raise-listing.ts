// Copies the version of the MCP server's manifest into its listing for registries. Runs after `changeset version`.
import { readFileSync, writeFileSync } from 'node:fs'

const folder = new URL('../../../../packages/mcp/', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const { version } = JSON.parse(read('package.json')) as { readonly version: string }
writeFileSync(
  new URL('server.json', folder),
  read('server.json').replaceAll(/"version": "[^"]+"/g, `"version": "${version}"`),
)
