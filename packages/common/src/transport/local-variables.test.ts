import { type Debugger, Session } from 'node:inspector'
import { expect, onTestFinished, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createScriptedFetch, rejection, type Reply } from '../testing/scripted-fetch.ts'

const apiKey = 'key-5f1d8c'
const password = 'Correct-Horse-7'

/**
 * Records the functions that throw, each with its local variables to the depth of one property, as Sentry does with
 * `includeLocalVariables`. It shows them at the first line of the stack, which is that of the caller, if both functions
 * have the same name or none.
 */
function recordThrowing(): { readonly name: string; readonly variables: string }[] {
  const throwing: { name: string; variables: string }[] = []
  const session = new Session()
  session.connect()
  onTestFinished(() => session.disconnect())
  const read = (objectId: string, depth: number): string => {
    let text = ''
    session.post('Runtime.getProperties', { objectId, ownProperties: true }, (_, { result }) => {
      for (const { name, value } of result) {
        text += `${name}: ${value?.value}\n`
        if (depth > 0 && value?.className === 'Object') text += read(value.objectId!, depth - 1)
      }
    })
    return text
  }
  session.on('Debugger.paused', ({ params }: { params: Debugger.PausedEventDataType }) => {
    const [frame] = params.callFrames
    const scope = frame!.scopeChain.find(({ type }) => type === 'local')
    const variables = scope === undefined ? '' : read(scope.object.objectId!, 1)
    throwing.push({ name: frame!.functionName, variables })
  })
  session.post('Debugger.enable')
  session.post('Debugger.setPauseOnExceptions', { state: 'all' })
  return throwing
}

const hasSecret = ({ variables }: { variables: string }): boolean =>
  variables.includes(apiKey) || variables.includes(password)

test.each<[string, Reply]>([
  ['a rejection', rejection(409, 'CONFLICT')],
  ['a lost connection', new TypeError('fetch failed')],
  ['a key that the API rejects', rejection(401, 'UNAUTHORIZED')],
])(
  'the functions that throw for %s have names, by which no secret is shown at the caller',
  async (_, reply) => {
    const { fetch } = createScriptedFetch(reply)
    const { api } = createClient({ baseUrl: 'https://api.example.com', apiKey, fetch, retry: false })
    const add = (): Promise<unknown> =>
      api.POST('/v1/server/{servername}/ftp', {
        params: { path: { servername: 'hw123456.example.jp' } },
        body: { ftp_account: 'web@example.com', password },
      })
    const throwing = recordThrowing()
    await expect(add()).rejects.toThrow('POST /v1/server/{servername}/ftp')
    await expect(add()).rejects.toThrow('')
    expect(throwing.filter(hasSecret)).not.toEqual([])
    expect(throwing.filter((frame) => hasSecret(frame) && frame.name === '')).toEqual([])
  },
)
