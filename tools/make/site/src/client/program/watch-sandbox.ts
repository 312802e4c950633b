import type { Sandbox } from '@hostwright/sandbox'
import type { ShownRequest } from '../../account-panel/account-view.ts'

/** The same sandbox; each of its requests is told, with its response. */
export function watchSandbox(sandbox: Sandbox, tell: (request: ShownRequest) => void): Sandbox {
  function note(request: Request, response: Response | undefined, code: string | null): void {
    const left = response?.headers.get('X-RateLimit-Remaining') ?? null
    tell({
      at: sandbox.clock.now(),
      method: request.method,
      path: new URL(request.url).pathname,
      status: response?.status ?? null,
      code,
      left: left === null ? null : Number(left),
    })
  }
  return {
    ...sandbox,
    async fetch(request) {
      try {
        const response = await sandbox.fetch(request)
        note(request, response, await readCode(response))
        return response
      } catch (error) {
        note(request, undefined, null)
        throw error
      }
    },
  }
}

/** The error code of a response, without using up its body. */
async function readCode(response: Response): Promise<string | null> {
  if (response.status < 400 || response.headers.get('Content-Type')?.includes('json') !== true) return null
  try {
    const body = (await response.clone().json()) as { error?: { code?: string } }
    return body.error?.code ?? null
  } catch {
    return null // it was cut off
  }
}
