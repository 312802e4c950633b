import type { DescribedOperation } from '../reference/list-operations.ts'
import type { MadePage } from '../pages/write-pages.ts'
import type { Method } from '../methods/find-methods.ts'

/** The page that lists every method beside the operation that it calls. */
export function writeSdkIndex(
  methods: readonly Method[],
  operations: readonly DescribedOperation[],
): MadePage {
  const rows = methods
    .filter(({ name }) => !name.startsWith('sandbox.'))
    .map(({ name, link, text }) => {
      const called = operations.filter(({ method, path }) => text.includes(`\`${method} ${path}\``))
      const calls = called.map(({ method, path }) => `\`${method} ${path}\``).join(', ')
      return `| [\`${name}\`](${link.replace(/^sdk\//, '')}) | ${calls || 'several, or none'} |`
    })
  const content = `# The TypeScript SDK

[\`@hostwright/common\`](common.html) makes the client, [\`@hostwright/vps\`](vps.html) and
[\`@hostwright/hosting\`](hosting.html) give it the methods of the products, and
[\`@hostwright/sandbox\`](sandbox.html) is the API to develop against;
[\`@hostwright/plan\`](plan.html) makes an account as a file says, and
[\`@hostwright/redis\`](redis.html) shares one account's limits and orders among processes;
[\`@hostwright/cli\`](cli.html) is [the command line](../guides/command-line.html), as a function too, and
[\`@hostwright/mcp\`](mcp.html) serves agents. These pages are made from the docstrings.

\`\`\`ts
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

const client = createClient()
const vps = createVps(client)
const server = vps.server('00000000-0000-4000-8000-000000000001')
const hosting = createHosting(client)
const site = hosting.server('hw123456.example.jp')
\`\`\`

## Every method

| Method | Operation |
| --- | --- |
${rows.join('\n')}
`
  return {
    stem: 'sdk/index',
    title: 'Every method',
    summary: 'Every method of the TypeScript SDK beside the operations of the API that it calls.',
    content,
  }
}
