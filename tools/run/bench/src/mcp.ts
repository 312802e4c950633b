import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { measureBeside } from './measure-beside.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

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

/**
 * Measures the processor time in which the MCP server starts, responds to one request and ends, as a multiple of that of
 * a bare server with the same library, bundled in the same way.
 */
export function measureFirstResponse(turns: number): number {
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
    const common = {
      input: `${JSON.stringify(request)}\n`,
      expected: /"serverInfo"/,
      env: {
        HOSTWRIGHT_BASE_URL: 'http://127.0.0.1:9',
        HOSTWRIGHT_API_KEY: 'key-of-a-benchmark',
        HOSTWRIGHT_CONFIG_DIR: folder,
        NODE_DISABLE_COMPILE_CACHE: '1',
      },
    }
    const hostwright = path('../../../../packages/mcp/dist/command.js')
    return measureBeside({ path: bare, ...common }, { path: hostwright, ...common }, turns)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
