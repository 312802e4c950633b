// The programs that an installation puts into `node_modules`.
import { delimiter, join } from 'node:path'

/** Returns the path of the locked Node. */
export function findNode(root) {
  return join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
}

/** Creates a function that runs turbo on the locked Node. It rejects with turbo's output if turbo fails. */
export function createTurbo(root, children) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
  return async (args) => {
    const lines = []
    const code = await children.run(
      findNode(root),
      [join(root, 'node_modules/turbo/bin/turbo'), ...args],
      (line) => lines.push(line),
      { cwd: root, env: { ...process.env, PATH } },
    )
    if (code !== 0) throw new Error(lines.join('\n'))
  }
}
