import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'
import type { Hovers, Place } from './hovers.ts'

const packages = fileURLToPath(new URL('../../../../packages', import.meta.url))

interface Hover {
  readonly contents: { readonly value: string }
}

/**
 * Returns the hovers of an editor with the native TypeScript 7, which speaks the Language Server Protocol. Only these
 * files are opened, because each newly opened file makes the server start over; hovers in what they import need no more.
 */
export async function createNativeHovers(files: readonly string[]): Promise<Hovers> {
  // In the repository, the server would load the program of all sources, to see whether it has the files.
  const folder = mkdtempSync(join(tmpdir(), 'native-hovers-'))
  const outside = join(folder, 'packages')
  symlinkSync(packages, outside, 'junction')
  const toUri = (file: string): string => pathToFileURL(file.replace(packages, outside)).href
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
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const textDocument = { uri: toUri(file), languageId: 'typescript', version: 1, text }
    await connection.sendNotification('textDocument/didOpen', { textDocument })
  }

  async function textAt({ file, line, character }: Place): Promise<string> {
    const hover = await connection.sendRequest<Hover | null>('textDocument/hover', {
      textDocument: { uri: toUri(file) },
      position: { line, character },
    })
    // The hover starts with the signature, as a block of code.
    return hover?.contents.value.replace(/^```[^]*?\n```\s*/, '') ?? ''
  }

  return {
    textsAt: (places) => Promise.all(places.map(textAt)),
    async close() {
      const ended = once(server, 'exit')
      await connection.sendRequest('shutdown')
      await connection.sendNotification('exit')
      connection.dispose()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}
