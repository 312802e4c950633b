// `npm start`: installs what the demo needs, runs it, and builds the rest while the sandbox serves. It runs on the Node
// of the machine before anything is installed, so it is plain JavaScript and uses built-in modules only.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildBehind, toSteps } from './src/build-behind.mjs'
import { createChildren } from './src/children.mjs'
import { followParent } from './src/follow-parent.mjs'
import { createInstaller } from './src/install.mjs'
import { readInstalled, toMissing } from './src/installed.mjs'
import { help, parseStartOptions } from './src/start-options.mjs'
import { createTurbo, findNode } from './src/programs.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const options = parseStartOptions(process.argv.slice(2))
if (options.problem !== undefined) {
  console.error(options.problem)
  process.exit(2)
}
if (options.help) {
  console.log(help)
  process.exit()
}

const children = createChildren()
const installer = createInstaller(root, children)
let isServing = false
let stopping
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(isServing ? 0 : 130))
followParent(() => void stop(isServing ? 0 : 130))

/** Ends the children, then this process. The first call decides the exit code. */
function stop(code) {
  stopping ??= children.end().then(() => {
    installer.close()
    process.exit(code)
  })
  return stopping
}

try {
  await installForDemo()
  const { child, ended } = children.start(findNode(root), toDemoArguments(), {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  child.once('message', () => {
    isServing = true
    if (!options.exit) void build()
  })
  await stop(await ended)
} catch (error) {
  console.error(error.message)
  await stop(1)
}

async function installForDemo() {
  const level = toMissing(readInstalled(root), 'demo')
  if (level === undefined) return
  const start = performance.now()
  console.log('Installing what the demo needs, Node among it ...')
  const added = await installer.install(level)
  console.log(`Installed: ${added} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
}

function toDemoArguments() {
  const main = join(root, 'tools/run/demo/src/main.ts')
  return [
    '--conditions=@hostwright/source',
    main,
    '--port',
    options.port,
    ...(options.exit ? ['--exit'] : []),
  ]
}

async function build() {
  const level = toMissing(readInstalled(root), 'build')
  const install = level === undefined ? undefined : () => installer.install(level)
  await buildBehind(toSteps(install, createTurbo(root, children)), {
    // The steps fail when they are ended with the sandbox.
    say: (line) => stopping === undefined && console.log(line),
  })
  installer.close()
}
