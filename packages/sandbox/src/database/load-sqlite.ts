/**
 * SQLite as Node has it built in. It is looked up when it is needed: an `import` would end a program on an older Node
 * with an error that says nothing of Node's version.
 */
export function loadSqlite(): typeof import('node:sqlite') {
  const sqlite = process.getBuiltinModule?.('node:sqlite')
  if (sqlite !== undefined) return sqlite
  throw new Error(`A sandbox in a file needs Node.js 24 or newer. This is Node.js ${process.versions.node}.`)
}
