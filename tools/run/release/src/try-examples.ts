import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findSnippets } from '@hostwright/snippets'
import { run } from '@hostwright/executables/run'
import { withSandbox } from './with-sandbox.ts'

const commonJs = `const { createClient } = require('@hostwright/common')
const { createVps } = require('@hostwright/vps')
const { createHosting } = require('@hostwright/hosting')
const { createSandbox } = require('@hostwright/sandbox')
const { info } = require('@hostwright/openapi/openapi.json')

createSandbox({ speed: 0 }).then(async (sandbox) => {
  const client = createClient(sandbox)
  const servers = [...(await createVps(client).servers()), ...(await createHosting(client).servers())]
  console.log(servers.length + ' servers, after description ' + info.version)
  await sandbox.close()
})
`

/** Requires every module from CommonJS, and calls some of them. */
export async function requireThem(folder: string, modules: readonly string[]): Promise<string> {
  const all = modules.map((name) => `require('${name}')\n`).join('')
  await writeFile(join(folder, 'require.cjs'), `${all}${commonJs}`)
  const printed = await run(process.execPath, ['require.cjs'], { cwd: folder })
  if (!printed.startsWith('2 servers')) throw new Error(`The CommonJS program printed: ${printed}`)
  return `${modules.length} modules; ${printed.trim()}`
}

/** Runs the first example of the README against the sandbox command, and returns its output. */
export async function runReadme(folder: string): Promise<string> {
  const example = findSnippets().find(({ name }) => name === 'README.md, 1')
  await writeFile(join(folder, 'example.ts'), example!.code)
  return withSandbox(folder, ['--speed', '0'], async ({ baseUrl, apiKey }) => {
    const env = {
      HOSTWRIGHT_BASE_URL: baseUrl,
      HOSTWRIGHT_API_KEY: apiKey,
      SANDBOX_CLOCK: baseUrl,
      SPEED: '100',
    }
    const faster = `--import=${import.meta.resolve('@hostwright/snippets/fast-time.mjs')}`
    const printed = await run(process.execPath, [faster, 'example.ts'], { cwd: folder, env })
    if (printed.trim() !== 'stopped') throw new Error(`The README's example printed: ${printed}`)
    return printed.trim()
  })
}
