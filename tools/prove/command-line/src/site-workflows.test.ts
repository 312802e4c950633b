import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createHosting } from '@hostwright/hosting'
import { createSshKeyPair, publishFolder } from '@hostwright/publish'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { setUp } from '../../snippets/src/example-stage.ts'
import { root } from '../../snippets/src/find-snippets.ts'

type Variables = Readonly<Record<string, string>>

interface Step {
  readonly env?: Variables
  readonly run?: string
  readonly uses?: string
}

interface Workflow {
  readonly env?: Variables
  readonly jobs: Readonly<Record<string, { readonly env?: Variables; readonly steps: readonly Step[] }>>
}

function readWorkflow(path: string): Workflow {
  return parse(readFileSync(join(root, path), 'utf8'))
}

/** A repository of a site and an account that has its key. `runJob` runs the commands of a job of a workflow. */
async function checkOut() {
  const stage = await setUp({ limits: false, ssh: true })
  const { folder, client, ssh, url } = stage
  const servername = 'hw123456.example.jp'
  const { privateKey, publicKey } = createSshKeyPair()
  const server = createHosting(client).server(servername)
  await server.sshKeys.register({ public_key: publicKey, label: 'publish' })
  for (const name of ['dist', 'bin', 'temp']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'dist/index.html'), 'of the pull request')
  symlinkSync(join(root, 'examples/preview.ts'), join(folder, 'preview.ts'))
  const command = createRequire(import.meta.url)
    .resolve('@hostwright/cli/package.json')
    .replace(/package\.json$/, 'dist/command.js')
  writeFileSync(
    join(folder, 'bin/npx'),
    `#!/bin/sh\nshift 2\nexec "${process.execPath}" "${command}" "$@" --ssh-address ${ssh!.host}:${ssh!.port}\n`,
  )
  chmodSync(join(folder, 'bin/npx'), 0o755)
  const env = {
    ...stage.env,
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    HOME: folder,
    HOSTWRIGHT_HOST_KEY: ssh!.hostKey,
    RUNNER_TEMP: join(folder, 'temp'),
    PUBLISH_KEY: privateKey,
    PREVIEW: 'pr-17',
    PREVIEW_SECRET: 'correct-horse',
    PREVIEW_SOURCE: 'example/shop',
    GITHUB_SHA: 'abc123',
  }
  const runJob = async (path: string, job: string): Promise<string> => {
    const commands = readWorkflow(path).jobs[job]!.steps.flatMap(({ run }) => run ?? [])
    const ours = commands.filter((line) => !line.startsWith('npm '))
    let log = ''
    for (const line of ours)
      log += (await execa('bash', ['-e', '-c', line], { cwd: folder, env, all: true })).all
    return log
  }
  const publish = async (): Promise<void> => {
    await server.ssh.update({ ssh_enabled: true })
    const login = { privateKey, hostKey: ssh!.hostKey, address: ssh }
    await publishFolder(client, {
      ...login,
      folder: join(folder, 'dist'),
      domain: 'example.com',
      adopt: ['*'],
    })
    await server.ssh.update({ ssh_enabled: false })
  }
  return { ...stage, server, runJob, publish, visit: (host: string) => visit(url, host) }
}

async function visit(url: string, host: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { host } }, (response) => {
      text(response).then((body) => resolve(response.statusCode === 200 ? body : undefined), reject)
    }).on('error', reject)
  })
}

test('the workflow of previews publishes a pull request, and deletes what it made once that is closed', async () => {
  const { runJob, visit, server, site, folder } = await checkOut()
  const before = await site.usage()
  const switches = await server.ssh.get()
  const log = await runJob('examples/preview-a-site.yml', 'up')
  expect(await visit('pr-17.example.com')).toBe('of the pull request')
  const { password, db_name } = JSON.parse(readFileSync(join(folder, 'temp/preview.json'), 'utf8'))
  expect(db_name).toBe('hw123456_pr17')
  expect(log).not.toContain(password)
  expect(await server.ssh.get()).toEqual(switches)
  await runJob('examples/preview-a-site.yml', 'up')
  await runJob('examples/preview-a-site.yml', 'down')
  expect(await visit('pr-17.example.com')).toBeUndefined()
  expect(await site.usage()).toEqual(before)
})

test('the workflow of a site publishes it and closes SSH', async () => {
  const { runJob, visit, server, folder, publish } = await checkOut()
  await publish() // The first publish takes the start page over.
  const switches = await server.ssh.get()
  writeFileSync(join(folder, 'dist/index.html'), 'of the last push')
  await runJob('examples/publish-a-site.yml', 'publish')
  expect(await visit('example.com')).toBe('of the last push')
  expect(await server.ssh.get()).toEqual(switches)
})

const workflows = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.yml'))

test.each(workflows)('in %s no step that installs and builds the site has a secret', (name) => {
  const { env, jobs } = readWorkflow(`examples/${name}`)
  const builds = Object.values(jobs).flatMap(({ env: ofJob, steps }) => [
    ofJob,
    ...steps.filter(({ run }) => run?.startsWith('npm ')).map((step) => step.env),
  ])
  expect(builds.length).toBeGreaterThan(1)
  expect(JSON.stringify([env, ...builds])).not.toContain('secrets.')
})

test.each(workflows)('%s uses the actions that this repository uses', (name) => {
  const ours = readdirSync(join(root, '.github'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.yml'))
    .map((path) => readFileSync(join(root, '.github', path), 'utf8'))
    .join('\n')
  const { jobs } = readWorkflow(`examples/${name}`)
  const actions = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ uses }) => uses ?? []))
  expect(actions.filter((action) => !ours.includes(`uses: ${action} #`))).toEqual([])
})
