#!/bin/sh
# Cloudflare Workflows, as miniflare 4.20260426.0 runs them: a step that takes longer than its timeout is begun again while
# it still runs, so three attempts of one step run at the same time. No attempt is told; each ends, and its result is
# lost. The workflow has failed by then. By default, a step has a timeout of 10 minutes and 5 retries. The service itself
# was not tried.
# Seen: three begin before the first ends, the workflow is "errored" with a WorkflowTimeoutError, and all three end.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund miniflare@4.20260426.0 >/dev/null
cat >run.mjs <<'END'
import { setTimeout } from 'node:timers/promises'
import { Miniflare } from 'miniflare'

const script = `
  import { WorkflowEntrypoint } from 'cloudflare:workers'
  const lines = []
  export class Orders extends WorkflowEntrypoint {
    async run(_, step) {
      const options = { timeout: '1 second', retries: { limit: 2, delay: 1 } }
      await step.do('order', options, async () => {
        lines.push('begins')
        await scheduler.wait(8000)
        lines.push('ends')
      })
    }
  }
  export default {
    async fetch({ url }, { ORDERS }) {
      const workflow = url.endsWith('/new') ? await ORDERS.create({ id: 'one' }) : await ORDERS.get('one')
      const { status, error } = await workflow.status()
      return Response.json({ lines, status, error })
    },
  }`
const workflows = { ORDERS: { name: 'orders', className: 'Orders' } }
const server = new Miniflare({ modules: true, compatibilityDate: '2026-04-01', workflows, script })
const fetch = async (path) => (await server.dispatchFetch(`http://workflow/${path}`)).json()
let seen = await fetch('new')
for (let tries = 0; seen.lines.filter((line) => line === 'ends').length < 3; tries += 1) {
  if (tries > 60) throw new Error(JSON.stringify(seen))
  await setTimeout(500)
  seen = await fetch('')
}
console.log(seen.lines.join(', '))
console.log(`${seen.status}: ${seen.error.message.split(':')[0]}`)
await server.dispose()
END
node run.mjs 2>/dev/null | tee seen
cat >expected <<'END'
begins, begins, begins, ends, ends, ends
errored: WorkflowTimeoutError
END
diff expected seen && echo 'The behaviour is as described.'
