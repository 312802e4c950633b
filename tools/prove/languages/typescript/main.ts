// Runs the flow with the client in the given folder.
import { setTimeout } from 'node:timers/promises'
import { type Calls, runFlow, type Target } from './flow.js'

const [name = ''] = process.argv.slice(2)
const { createCalls } = (await import(`../${name}/calls.js`)) as { createCalls(target: Target): Calls }
const { HOSTWRIGHT_BASE_URL: baseUrl = '', HOSTWRIGHT_API_KEY: apiKey = '' } = process.env
const calls = createCalls({ baseUrl, apiKey, fetch })
console.log((await runFlow(calls, name, setTimeout)).join('\n'))
await calls.close?.()
