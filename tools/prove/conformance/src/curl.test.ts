import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type Child, fromSource, startChild } from '@hostwright/machine/start-child'
import { expect, test } from 'vitest'
import { skipWithout } from '@hostwright/machine/skip-without'

const sandboxFolder = dirname(createRequire(import.meta.url).resolve('@hostwright/sandbox/package.json'))

/** Runs the sandbox command as its users do, on a free port, until it has printed its curl line. */
async function startCommand(): Promise<{ readonly child: Child; readonly output: string }> {
  const file = join(sandboxFolder, 'src/command.ts')
  let output = ''
  const ready = Promise.withResolvers<void>()
  const child = startChild([...fromSource, file, '--port', '0', '--speed', '0'], {
    onLine(line) {
      output += `${line}\n`
      if (line.startsWith('curl ')) ready.resolve()
    },
  })
  const ended = child.ended.then(({ exitCode, stderr }) => {
    throw new Error(`The command ended with ${exitCode}:\n${output}${stderr}`)
  })
  await Promise.race([ready.promise, ended])
  return { child, output }
}

function listCurlLines(text: string): string[] {
  return [...text.matchAll(/^(?:\$ )?(curl .*(?:\\\n.*)*)$/gm)].map(([, line]) => line!)
}

test('the curl lines of the sandbox’s output and of the documentation work unchanged', async (context) => {
  skipWithout(context, 'curl')
  const { child, output } = await startCommand()
  try {
    const readme = await readFile(join(sandboxFolder, 'README.md'), 'utf8')
    const url = /http:\S+/.exec(output)![0]
    const written = listCurlLines(readme).map((line) => line.replaceAll('http://127.0.0.1:4010', url))
    const printed = listCurlLines(output)
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
    await child.interrupt()
  }
})
