// Serves a sandbox over HTTP whose hosting server has SSH enabled, and prints its address and key: `node serve-account.ts`.
// It is a process of its own, so that its work is not that of what is measured.
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox } from '@hostwright/sandbox/node'

const sandbox = await createSandbox({ speed: 0, limits: false })
const { baseUrl, apiKey, fetch } = sandbox
const client = createClient({ baseUrl, apiKey, fetch })
await createHosting(client).server('hw123456.example.jp').ssh.update({ ssh_enabled: true })
const { url } = await sandbox.listen({ port: 0 })
console.log(`${url} ${apiKey}`)
