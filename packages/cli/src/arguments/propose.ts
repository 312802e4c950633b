import type { Application } from '@stricli/core'
import type { Argument } from '../session/command.ts'
import type { World } from '../world/world.ts'
import type { Context } from './to-route.ts'

/** Prints what the last word of a line may become, one proposal a line, each with what it means behind a tab. */
export async function propose(
  application: Application<Context>,
  line: readonly string[],
  world: World,
): Promise<void> {
  const { proposeCompletions } = await import('@stricli/core')
  const { stdout, stderr, env } = world
  const proposals = await proposeCompletions(application, line, {
    process: { stdout, stderr, env },
    start: async () => {},
    propose: (kind) => proposeNames(kind, world).catch(() => []),
  })
  const last = line.at(-1) ?? ''
  for (const { completion, brief } of proposals) {
    // Some proposals are whole lists, which the library does not narrow down.
    if (completion.startsWith(last)) stdout.write(`${completion}\t${brief.replaceAll(/[\t\n]/g, ' ')}\n`)
  }
}

const patienceMs = 2_000

/** The names that the account has. Who completes a line does not wait for long. */
async function proposeNames(
  kind: NonNullable<Argument['completes']>,
  world: World,
): Promise<readonly string[]> {
  const [{ readSettings }, { connect }] = await Promise.all([
    import('../context/read-settings.ts'),
    import('../session/connect.ts'),
  ])
  const client = await connect(world, await readSettings(world))
  const options = { deadlineMs: patienceMs, timeoutMs: patienceMs }
  const { toInit } = await import('@hostwright/common')
  if (kind === 'vps')
    return (await client.api.GET('/v1/vps/servers', toInit(options))).data.servers.map(({ name }) => name)
  return (await client.api.GET('/v1/server', toInit(options))).data.servers.map(
    ({ servername }) => servername,
  )
}
