import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

const server = 'hw123456.example.jp'

test.each(["vps power stop ''", "dns list ''", "orders reconcile ' '", "plan ''", "acme present '' x"])(
  '%s: an empty argument, such as a variable that was never set, is an error of usage',
  async (line) => {
    const { hostwright, requests } = await createMachine()
    const { exitCode, stdout, stderr } = await hostwright(line)
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
    expect(stderr).toMatch(/^hostwright: [A-Z|]+ is empty\.\nNext: hostwright .* --help\n$/)
    expect(requests).toEqual([])
  },
)

test.each([
  ["vps power stop web-01 --context ''", '--context'],
  ["--context ' ' vps list", '--context'],
  ["order vps --plan standard-2gb --period 1 --image debian-13 --intent '' --yes", '--intent'],
  ["export --only ''", '--only'],
  ["apply FILE --secrets '' --yes", '--secrets'],
  ["context add two --base-url https://api.example.com --key-command true --journal ''", '--journal'],
  [`ssh-key create ${server} --generate --label x --private-key-file ''`, '--private-key-file'],
  ["publish FOLDER example.com --to ''", '--to'],
])('%s: an empty flag is too, and nothing is read, sent or written', async (line, flag) => {
  const { hostwright, requests } = await createMachine()
  const { exitCode, stdout, stderr } = await hostwright(line)
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toMatch(new RegExp(`^hostwright: ${flag} is empty\\.\nNext: hostwright .* --help\n$`))
  expect(requests).toEqual([])
})

test.each([
  [`ssh-key create ${server} --generate --label x --private-key-file keys/`, '--private-key-file'],
  ['plan FILE --out plans/', '--out'],
  ['verify --report reports/', '--report'],
  ['zone export example.com zones/', 'FILE'],
])('%s: a folder where a file is meant is an error of usage, before a key is made', async (line, name) => {
  const { hostwright, requests } = await createMachine()
  const { exitCode, stderr } = await hostwright(line)
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: `hostwright: ${name} ends with a slash: give the name of a file, not of a folder.\n`,
  })
  expect(requests).toEqual([])
})

const order =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name a --max-price 99999 --agree-to-terms --yes --password-generate new.txt'

test.each([
  [`ssh-key create ${server} --label x --public-key`, 'public_key'],
  [`${order} --ssh-key-name x --ssh-public-key`, 'ssh_public_key'],
  [`api POST /v1/server/${server}/ssh/key --field`, 'public_key'],
])('%s: a private key in place of the public one is not sent and not shown', async (line, property) => {
  const { hostwright, requests } = await createMachine()
  const key = 'public_key=-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn\n-----END OPENSSH PRIVATE KEY-----'
  const { exitCode, stderr } = await hostwright(`--debug ${line} '${key}'`)
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`${property} is a private key: give the public one`)
  expect(stderr).not.toContain('b3Blbn')
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('an empty value that is data of a request is sent', async () => {
  const { hostwright } = await createMachine()
  await hostwright('vps memo set web-01 --memo front')
  expect(await hostwright("vps memo set web-01 --memo ''")).toMatchObject({ exitCode: 0 })
  expect((await hostwright('vps get web-01 -o json=memo')).stdout).toBe('{"memo":null}\n')
})
