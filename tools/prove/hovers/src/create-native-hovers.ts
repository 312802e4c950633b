import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import type { Hovers, Place } from './hovers.ts'

interface Hover {
  readonly contents: { readonly value: string }
}

/** Returns the hovers of an editor with the native TypeScript 7, which speaks the Language Server Protocol. */
export async function createNativeHovers(): Promise<Hovers> {
  const tsc = fileURLToPath(new URL('../bin/tsc', import.meta.resolve('typescript')))
  const server = spawn(process.execPath, [tsc, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const connection = createMessageConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  )
  // The server asks its editor for settings, and hovers need none.
  connection.onRequest(() => null)
  connection.listen()
  await connection.sendRequest('initialize', {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
  })
  await connection.sendNotification('initialized', {})
  const lineStarts = new Map<string, number[]>()

  async function open(file: string): Promise<void> {
    const text = readFileSync(file, 'utf8')
    const textDocument = { uri: pathToFileURL(file).href, languageId: 'typescript', version: 1, text }
    await connection.sendNotification('textDocument/didOpen', { textDocument })
    lineStarts.set(file, [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)])
  }

  async function textAt({ file, position }: Place): Promise<string> {
    const lines = lineStarts.get(file)!
    const line = lines.findLastIndex((start) => start <= position)
    const hover = await connection.sendRequest<Hover | null>('textDocument/hover', {
      textDocument: { uri: pathToFileURL(file).href },
      position: { line, character: position - lines[line]! },
    })
    // The hover starts with the signature, as a block of code.
    return hover?.contents.value.replace(/^```[^]*?\n```\s*/, '') ?? ''
  }

  return {
    async textsAt(places) {
      // All files are opened first: each newly opened file makes the server start over.
      for (const file of new Set(places.map((place) => place.file)))
        if (!lineStarts.has(file)) await open(file)
      return Promise.all(places.map(textAt))
    },
    async close() {
      const ended = once(server, 'exit')
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      connection.dispose()
      await ended
    },
  }
}
