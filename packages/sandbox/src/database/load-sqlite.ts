/**
 * Loads Node's built-in SQLite at its first use. On an older Node, a static `import` would fail with an error that does
 * not mention Node's version.
 */
export function loadSqlite(): typeof import('node:sqlite') {
  const sqlite = process.getBuiltinModule?.('node:sqlite')
  if (sqlite !== undefined) return sqlite
  throw new Error(`A sandbox in a file needs Node.js 24 or newer. This is Node.js ${process.versions.node}.`)
}
