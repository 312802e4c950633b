import { skipWithout } from '@hostwright/machine/skip-without'
import { beforeEach, expect, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { runCommand } from './run-command.ts'
import { openTerminal } from './terminal.ts'

beforeEach((context) => {
  skipWithout(context, 'tmux')
  for (const shell of ['zsh', 'fish'] as const)
    if (context.task.name.startsWith(shell)) skipWithout(context, shell)
})

const quiet = "PS1='> '\n"
const order =
  'hostwright order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --password-env ROOT_PASSWORD --agree-to-terms'

/** Removes the parts of a screen that differ between runs. */
function plain(screen: string): string {
  return screen
    .replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, 'KEY')
    .replaceAll(/\d{3,5} yen/g, 'PRICE yen')
}

test('the prompt of an order shows the total, and n orders nothing', async () => {
  const { env, sandbox } = await openAccount()
  const { balance } = sandbox.account
  const { type, until } = await openTerminal({ env, columns: 120, startup: quiet })
  await type(`clear; ${order}`, 'Enter')
  await until('[y/N]')
  await type('n', 'Enter')
  await until(/Nothing was changed[^]*\n>$/)
  await type('echo exit $?', 'Enter')
  const screen = await until(/\nexit \d+\n>$/)
  expect(plain(screen)).toMatchSnapshot()
  expect(sandbox.account.balance).toBe(balance)
})

test('an accepted order shows its progress in one line', async () => {
  const { env, sandbox } = await openAccount({ speed: 0 })
  const { type, until } = await openTerminal({ env, columns: 120, startup: quiet })
  await type(`clear; ${order}`, 'Enter')
  await until('[y/N]')
  await type('y', 'Enter')
  await until(/setup_pending {2}vps web-02/)
  await sandbox.clock.advance({ minutes: 10 })
  await until('expiry_date')
  await type('echo exit $?', 'Enter')
  const screen = await until(/exit \d/)
  expect(screen).toContain('exit 0')
  expect(screen.match(/active {2,}vps web-02/g)).toHaveLength(1)
  expect(screen).not.toContain('setup_pending')
})

test('three simultaneous waits each have a line that updates', async () => {
  const { env, sandbox } = await openAccount({ world: 'fleet-20', speed: 0 })
  const { type, until } = await openTerminal({ env, startup: quiet })
  await type('clear; hostwright vps power ensure stopped web-01,web-02,web-03', 'Enter')
  await until(/processing {2}vps web-03/)
  await sandbox.clock.advance({ minutes: 10 })
  const screen = await until(/POWER[^]*web-03 +stopped\n>$/)
  expect(screen).toMatchSnapshot()
})

test('Ctrl+C ends immediately, says that the operation continues, and exits with 130', async () => {
  const { env } = await openAccount({ speed: 0 })
  const { type, until } = await openTerminal({ env, columns: 120, startup: quiet })
  await type('clear; hostwright vps power ensure stopped web-01', 'Enter')
  await until('processing')
  await type('C-c')
  await until(/continues: the API executes it[^]*\n>$/)
  await type('echo exit $?', 'Enter')
  expect(await until(/\nexit \d+\n>$/)).toMatchSnapshot()
})

test.each([60, 100])(
  'a table fits a terminal %i wide, with East Asian text in its column',
  async (columns) => {
    const { env } = await openAccount()
    await runCommand(['vps', 'memo', 'set', 'web-01', '--memo', '本番サーバー東京リージョンの一号機'], {
      env,
    })
    const { type, until } = await openTerminal({ env, columns, rows: 8, startup: quiet })
    await type('clear; hostwright vps list -o table=name,memo,plan_name,os,status', 'Enter')
    expect(await until(/Standard 2[^]*\n>$/)).toMatchSnapshot()
  },
)

test.each([
  ['dim', ''],
  ['plain', 'NO_COLOR=1 '],
])('progress is %s after %j', async (look, environment) => {
  const { env } = await openAccount({ speed: 60 })
  const { type, until, paintedScreen } = await openTerminal({ env, startup: quiet })
  await type(`clear; ${environment}hostwright vps power ensure stopped web-01`, 'Enter')
  await until(/POWER[^]*web-01 +stopped\n>$/)
  expect((await paintedScreen()).includes('\u001B[2m')).toBe(look === 'dim')
})

test.each([
  ['bash', 'source <(hostwright completion bash)\nPS1="> "\n'],
  ['zsh', 'PS1="> "\nautoload -Uz compinit && compinit -u\nsource <(hostwright completion zsh)\n'],
  ['fish', 'function fish_prompt; echo "> "; end\nhostwright completion fish | source\n'],
] as const)('%s completes commands, flags, values and names', async (shell, startup) => {
  const { env } = await openAccount()
  const add = 'context add work-1 --base-url http://127.0.0.1:1 --api-key-env HOSTWRIGHT_API_KEY'
  await runCommand(add, { env })
  const { type, until } = await openTerminal({ env, shell, startup, columns: 120 })
  await until('>')
  await type('hostwright dn', 'Tab')
  await until('hostwright dns')
  await type('cre', 'Tab')
  await until('hostwright dns create')
  await type('hw', 'Tab')
  await until('hostwright dns create hw123456.example.jp')
  await type('--dom', 'Tab')
  await until('hostwright dns create hw123456.example.jp --domain')
  await type('C-c')
  await until(/(?:^|\n)>$/)
  await type('hostwright vps get we', 'Tab')
  expect(await until('hostwright vps get web-01')).not.toContain('rror')
  for (const [typed, completed] of [
    ['vps list --context w', 'vps list --context work-1'],
    ['vps list --context=w', 'vps list --context=work-1'],
    ['vps list --output=nd', 'vps list --output=ndjson'],
    ['plan .star', 'plan .startup'],
  ]) {
    await type('C-c')
    await until(/(?:^|\n)>$/)
    await type(`hostwright ${typed}`, 'Tab')
    await until(`hostwright ${completed}`)
  }
})
