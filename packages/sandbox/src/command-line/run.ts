import { createSandbox, type Sandbox } from '../server/create-sandbox.ts'
import type { Listening } from '../server/listen.ts'
import { toPublishFlags } from '../server/sftp/to-publish-flags.ts'
import { type Arguments, parseArguments, usage, UsageError } from './parse-arguments.ts'

/** The output streams of the command. */
export interface Output {
  readonly print: (text: string) => void
  readonly fail: (text: string) => void
}

/** Result of the command: an exit code, or a sandbox that runs until it is closed. */
export type Outcome =
  | { readonly exitCode: number }
  | { readonly sandbox: Sandbox; readonly listening: Listening }

/** Runs the command `hostwright-sandbox`. */
export async function run(args: readonly string[], output: Output): Promise<Outcome> {
  try {
    const parsed = parseArguments(args)
    if (parsed.help) {
      output.print(usage)
      return { exitCode: 0 }
    }
    return await start(parsed, output)
  } catch (error) {
    output.fail(`hostwright-sandbox: ${explain(error)}`)
    return { exitCode: error instanceof UsageError ? 2 : 1 }
  }
}

async function start(
  { port, host, ssh, help: _, ...options }: Arguments,
  { print }: Output,
): Promise<Outcome> {
  const sandbox = await createSandbox(options)
  try {
    const listening = await sandbox.listen({ port, host, ssh })
    print(
      [
        `The sandbox responds at ${listening.url}`,
        ...(options.control === 'nobody' ? [] : [`Dashboard: ${listening.url}/`]),
        `API key: ${sandbox.apiKey}`,
        ...describeSsh(listening),
        `Token for pages opened from a disk: ${sandbox.pageToken}`,
        '',
        `curl -H "Authorization: Bearer ${sandbox.apiKey}" ${listening.url}/v1/vps/servers`,
      ].join('\n'),
    )
    return { sandbox, listening }
  } catch (error) {
    await sandbox.close()
    throw error
  }
}

/** Returns where the files of the hosting servers are, if they are served. */
function describeSsh({ url, ssh }: Listening): string[] {
  if (ssh === undefined) return []
  const { port } = new URL(url)
  return [
    `SFTP: ${ssh.host}:${ssh.port}, host key ${ssh.hostKey}`,
    `Sites: http://example.com.localhost:${port}/ and so on`,
    `Publish: hostwright publish FOLDER example.com --private-key-file FILE ${toPublishFlags(url, ssh)}`,
  ]
}

/** Returns a message about an error at the start, and the option that helps. */
export function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof UsageError) return `${message} --help lists the options.`
  if (code === 'EADDRINUSE') return 'the port is taken: choose another one with --port, or 0 for any.'
  if (code === 'EACCES') return 'the port is not allowed: choose one from 1024 up with --port.'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'this machine does not have the address that --host names.'
  return message
}
