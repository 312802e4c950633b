import { expect } from 'vitest'
import type { Scene } from '../scene.ts'

/** Sends a request to the sandbox that no server of the scene counts, and returns its response. */
export type Colleague = (method: string, path: string, body?: object) => Promise<unknown>

/** Creates somebody who works on the account beside the agent, with a key that may do everything. */
export function createColleague({ sandbox }: Pick<Scene, 'sandbox'>): Colleague {
  return async (method, path, body) => {
    const headers = { Authorization: `Bearer ${sandbox.apiKey}`, 'Content-Type': 'application/json' }
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1${path}`, init))
    expect([path, response.ok]).toEqual([path, true])
    return response.status === 204 ? undefined : response.json()
  }
}
