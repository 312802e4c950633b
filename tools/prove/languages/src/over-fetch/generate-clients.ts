import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createClient } from '@hey-api/openapi-ts'
import { generate } from 'orval'

const description = createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json')
const folder = fileURLToPath(new URL('../../over-fetch/generated', import.meta.url))

/** Generates the clients of hey-api and orval as their users do, and says where they are: a folder, and a module. */
export async function generateClients(): Promise<{ readonly heyApi: string; readonly orval: string }> {
  await rm(folder, { recursive: true, force: true })
  await createClient({
    input: description,
    output: `${folder}/hey-api`,
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent' },
  })
  await generate({
    input: description,
    output: {
      client: 'fetch',
      mode: 'single',
      target: `${folder}/orval.ts`,
      override: {
        header: false,
        mutator: { path: fileURLToPath(new URL('send.ts', import.meta.url)), name: 'send' },
      },
    },
  })
  return { heyApi: `${folder}/hey-api`, orval: `${folder}/orval.ts` }
}
