// The sandbox and the demo of `npm start`, which builds the documentation and the packages meanwhile. With --exit it
// ends after the demo.
import './find-ssh2.ts'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox, toPublishFlags } from '@hostwright/sandbox/node'
import { createVps } from '@hostwright/vps'
import { createNarrator } from './narrator.ts'
import { tellSiteStory } from './site-story.ts'
import { tellVpsStory } from './vps-story.ts'

const { values } = parseArgs({
  options: { exit: { type: 'boolean', default: false }, port: { type: 'string', default: '4010' } },
})

// A minute in the sandbox takes a real second.
const speed = 60
const root = new URL('../../../../', import.meta.url)
const docs = fileURLToPath(new URL('tools/make/site/dist', root))
const sandbox = await createSandbox({ speed, docs })
const { url, ssh, close } = await sandbox
  .listen({ port: Number(values.port), ssh: true })
  .catch((error: unknown) => {
    console.error(`${(error as Error).message}\nChoose another port: npm start -- --port 4011`)
    process.exit(1)
  })

const { now, sleep } = sandbox.clock
// The demo has its own API key. The journal of a program that you run next does not contain the demo's orders: with one
// key for both, that program would see them as unexplained and stop.
const client = createClient({ baseUrl: url, apiKey: sandbox.keys.create({ allow_signup: true }), now, sleep })
const say = createNarrator(now)

// `npm start` builds from now on, and ends this process when it ends itself.
process.send?.('listening')
process.once('disconnect', () => process.exit())

console.log(`\nSandbox on ${url}, its time ${speed} times as fast as yours.\n`)
await tellVpsStory(createVps(client), say)
await tellSiteStory(createHosting(client), say)
// Loaded only now, so that it finds ssh2.
const { demoSource, tellPageStory } = await import('./page-story.ts')
const published = await tellPageStory(client, ssh!, say)

const writes = []
for await (const { status_code, method, path } of client.logs()) {
  if (method !== 'GET') writes.unshift(`${status_code} ${method} ${path}`)
}
for (const write of writes) say('log', write)

if (values.exit) {
  await close()
  await sandbox.close()
  process.disconnect?.()
} else {
  const whenBuilt = (path: string): string => (existsSync(new URL(path, root)) ? '' : ' (once it is built)')
  const hasDocs = whenBuilt('tools/make/site/dist/index.html')
  console.log(`
Still serving. Try next:
  dashboard ${url}/
  docs      ${url}/index.html${hasDocs}
  console   ${url}/console.html${hasDocs}
  curl      curl -H 'Authorization: Bearer ${sandbox.apiKey}' ${url}/v1/vps/servers
  SDK       HOSTWRIGHT_BASE_URL=${url} HOSTWRIGHT_API_KEY=${sandbox.apiKey} npx node examples/dashboard.ts${whenBuilt('packages/vps/dist/index.js')}
  publish   cd try; npx hostwright publish FOLDER ${published} --private-key-file FILE ${toPublishFlags(url, ssh!)} --name ${demoSource}
Ctrl+C ends it. The published page, in a browser:
http://${published}.localhost:${new URL(url).port}/`)
}
