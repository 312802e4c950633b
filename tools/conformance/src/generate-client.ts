import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { descriptionPath } from './described.ts'

/** Makes a client of the description with somebody else's generator. */
export async function generateClient(): Promise<void> {
  await createClient({
    input: descriptionPath,
    output: { path: fileURLToPath(new URL('../generated/client', import.meta.url)) },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  })
}
