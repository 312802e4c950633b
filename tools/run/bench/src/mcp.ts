import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { writeResults } from './write-results.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const usage = path('command-lines/report-usage.cjs')

const request = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'bench', version: '1.0.0' },
  },
}

/** The processor time, in milliseconds, of a server that starts, responds to one request and ends. */
export interface FirstResponse {
  readonly hostwright: number
  readonly bare: number
}

/**
 * Measures the MCP server beside a bare one of the same library, bundled in the same way. The figure is the least of several
 * runs, since other processes can only add to it.
 */
export function measureFirstResponse(runs: number): FirstResponse {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-bench-'))
  try {
    const bare = join(folder, 'bare.mjs')
    buildSync({
      entryPoints: [path('programs/bare-mcp-server.ts')],
      outfile: bare,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'es2024',
    })
    const programs = { hostwright: path('../../../../packages/mcp/dist/command.js'), bare }
    const least = { hostwright: Infinity, bare: Infinity }
    for (let run = 0; run < runs; run += 1)
      for (const name of ['hostwright', 'bare'] as const)
        least[name] = Math.min(least[name], measure(programs[name], folder))
    return least
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function measure(program: string, folder: string): number {
  const { stdout, stderr } = spawnSync(process.execPath, ['--require', usage, program], {
    encoding: 'utf8',
    input: `${JSON.stringify(request)}\n`,
    env: {
      HOSTWRIGHT_BASE_URL: 'http://127.0.0.1:9',
      HOSTWRIGHT_API_KEY: 'key-of-a-benchmark',
      HOSTWRIGHT_CONFIG_DIR: folder,
      NODE_DISABLE_COMPILE_CACHE: '1',
    },
  })
  const [, microseconds] = /cpu (\d+)\s*$/.exec(stderr) ?? []
  if (microseconds === undefined || !stdout.includes('"serverInfo"'))
    throw new Error(`${program} gave no response: ${stderr}`)
  return Number(microseconds) / 1000
}

/** Measures the first response of the MCP server. */
export async function benchMcp(): Promise<void> {
  const milliseconds = measureFirstResponse(15)
  console.table(milliseconds)
  writeResults('mcp', { milliseconds, ratio: milliseconds.hostwright / milliseconds.bare })
}
