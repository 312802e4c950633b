// Installs all locked dependencies, among them the Node version that every later command of the script runs on. It runs
// on the Node of the machine, so it is plain JavaScript and uses built-in modules only. The scripts call it first and
// then npm again: a shell that has looked up `node` once would keep using the machine's. Its arguments are passed to
// `pnpm install`.
import { fileURLToPath } from 'node:url'
import { createChildren } from './src/children.mjs'
import { createInstaller } from './src/install.mjs'
import { countMissing, readInstalled, toMissing } from './src/installed.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
if (toMissing(readInstalled(root), 'all') === undefined) process.exit(0)

const children = createChildren()
const installer = createInstaller(root, children)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void children.end().then(() => process.exit(130)))

const start = performance.now()
console.log(
  `Installing all dependencies: at most ${countMissing(root).toLocaleString('en')} packages more ...`,
)
try {
  const added = await installer.install('all', process.argv.slice(2))
  console.log(`Installed: ${added} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
} catch (error) {
  console.error(`The dependencies could not be installed: ${error.message}`)
  process.exitCode = 1
} finally {
  installer.close()
}
