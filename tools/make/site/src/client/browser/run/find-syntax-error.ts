import type { Import, Program } from '../../program/messages.ts'

/**
 * The line of an error of the syntax, which `import()` does not tell. A worker is started of the program as a function
 * that nobody calls: nothing of it runs, and the worker's error has a line. Without an error, it says so.
 */
export function findSyntaxError({ text, imports }: Program): Promise<number | undefined> {
  const source = `async () => {${withoutImports(text, imports)}\n};postMessage(0)`
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(url)
  return new Promise((resolve) => {
    const end = (line: number | undefined): void => {
      clearTimeout(timer)
      worker.terminate()
      URL.revokeObjectURL(url)
      resolve(line)
    }
    // A text that ends the function itself may say nothing.
    const timer = setTimeout(end, 10_000, undefined)
    worker.addEventListener('message', () => end(undefined))
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      end(event.lineno)
    })
  })
}

/** Imports and exports belong to modules only; without them the lines are the same. */
function withoutImports(text: string, imports: readonly Import[]): string {
  const first = imports.map(({ to }) => to)
  let left = text
  for (const end of first.toReversed()) {
    const start = Math.max(left.lastIndexOf('\nimport', end), left.startsWith('import') ? 0 : -1)
    if (start === -1) continue
    const statement = left.slice(start, end + 1)
    left = left.slice(0, start) + statement.replaceAll(/[^\n]/g, ' ') + left.slice(end + 1)
  }
  return left.replaceAll(/^export (?:default )?/gm, (words) => ' '.repeat(words.length))
}
