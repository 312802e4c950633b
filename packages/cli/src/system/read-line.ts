/** The input from which a line is read, such as `process.stdin`. */
export type LineInput = NodeJS.ReadableStream & { readonly isTTY?: boolean }

/**
 * Reads a line; `undefined` at the end of input, or if the signal aborts. A hidden line is not shown while the user types
 * it at a terminal.
 */
export async function readLine(
  input: LineInput,
  signal: AbortSignal,
  isHidden = false,
): Promise<string | undefined> {
  const [{ createInterface }, { Writable }] = await Promise.all([
    import('node:readline'),
    import('node:stream'),
  ])
  // In raw mode, the terminal leaves showing the keys to `readline`, which writes them to its output.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface(isHidden ? { input, output, terminal: true } : { input, terminal: false })
  // In raw mode, Ctrl+C is a key and sends no signal to the process.
  lines.on('SIGINT', () => process.emit('SIGINT'))
  try {
    return await new Promise((resolve) => {
      lines.once('line', (line) => resolve(isHidden ? erase(line) : line))
      lines.once('close', () => resolve(undefined))
      signal.addEventListener('abort', () => resolve(undefined), { once: true })
    })
  } finally {
    lines.close()
    input.pause()
  }
}

/** Applies the Backspace keys of a line, which `readline` does not if `TERM` is `dumb`. */
function erase(line: string): string {
  const typed: string[] = []
  for (const key of line) {
    if (key === '\u007F' || key === '\b') typed.pop()
    else typed.push(key)
  }
  return typed.join('')
}
