import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../results/', import.meta.url))

/** Keeps the figures of a benchmark as `tools/run/bench/results/<name>.json`, with its date and the Node version. */
export function writeResults(name: string, figures: object): void {
  mkdirSync(folder, { recursive: true })
  const results = { date: new Date().toISOString().slice(0, 10), node: process.version, ...figures }
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(results, null, 2)}\n`)
}
