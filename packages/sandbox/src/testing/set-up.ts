import type { VpsOrderRequest } from '@hostwright/types'
import { expect } from 'vitest'
import { createSandbox, type Sandbox, type SandboxOptions } from '../server/create-sandbox.ts'
import { type Caller, createCaller } from './create-caller.ts'
import { testDatabase } from './create-test-store.ts'

/** Noon in Japan on 1 October 2026: a first payment includes the whole month of October. */
export const startAt: number = Date.parse('2026-10-01T12:00:00+09:00')

/** The path of the VPS of every new sandbox. */
export const vpsPath = '/v1/vps/servers/00000000-0000-4000-8000-000000000001'

/** Creates a sandbox without limits whose time stands still, and a caller with its full key. */
export async function setUp(options: SandboxOptions = {}): Promise<{ sandbox: Sandbox; call: Caller }> {
  const sandbox = await createSandbox({ speed: 0, startAt, limits: false, db: testDatabase, ...options })
  return { sandbox, call: createCaller(sandbox) }
}

/** An order that the sandbox accepts at `startAt`. */
export const order: VpsOrderRequest = {
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'ubuntu-24-04',
  root_password: 'Correct-Horse-7',
  expected_total_price: 13 * 1_650,
  agree_to_terms: true,
}

/** A public key in OpenSSH format. */
export const publicKey =
  'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8g deploy@example.com'

/** Matches an error body of the API with this code. */
export function errorBody(code: string, errors?: unknown): object {
  return { error: { code, message: expect.any(String), ...(errors !== undefined && { errors }) } }
}
