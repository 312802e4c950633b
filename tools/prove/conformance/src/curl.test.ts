import { execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { skipWithout } from '@hostwright/requirements/skip-without'

const sandboxFolder = dirname(createRequire(import.meta.url).resolve('@hostwright/sandbox/package.json'))

interface Command {
  /** Output of the command up to the moment when it is ready. */
  readonly output: string
  readonly stop: () => Promise<void>
}

/** Runs the sandbox command as its users do, on a free port. */
async function startCommand(): Promise<Command> {
  const file = join(sandboxFolder, 'src/command.ts')
  const args = ['--conditions=@hostwright/source', file, '--port', '0', '--speed', '0']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const output = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      if (/^curl .*\n/m.test(text)) resolve(text)
    })
    child.once('exit', (code) => reject(new Error(`The command ended with ${code}:\n${text}`)))
  })
  const stop = (): Promise<void> => {
    child.kill('SIGINT')
    return ended
  }
  return { output, stop }
}

function listCurlLines(text: string): string[] {
  return [...text.matchAll(/^(?:\$ )?(curl .*(?:\\\n.*)*)$/gm)].map(([, line]) => line!)
}

test('the curl lines of the sandbox’s output and of the documentation work unchanged', async (context) => {
  skipWithout(context, 'curl')
  const command = await startCommand()
  try {
    const readme = await readFile(join(sandboxFolder, 'README.md'), 'utf8')
    const url = /http:\S+/.exec(command.output)![0]
    const written = listCurlLines(readme).map((line) => line.replaceAll('http://127.0.0.1:4010', url))
    const printed = listCurlLines(command.output)
    expect([printed.length, written.length]).toEqual([1, 3])
    const lines = [...printed, ...written]
    for (const line of lines) {
      const { stdout } = await promisify(execFile)('sh', [
        '-c',
        line.replace('curl', 'curl --fail-with-body -sS'),
      ])
      expect(JSON.parse(stdout), line).not.toHaveProperty('error')
    }
    console.log(`Conformance: curl lines that work as they are: ${lines.length}`)
  } finally {
    await command.stop()
  }
})
