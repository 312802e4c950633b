import { inspect } from 'node:util'
import { echo, fine, rejection, reset } from '../replies.ts'
import { must, outcomeOf, type Row, successOf } from '../row.ts'

export const rejectedKey: Row = {
  situation: 'a 401, and further calls with that key',
  wanted: 'rejected locally until the key changes',
  async check({ server, make }) {
    let key = 'an-old-key'
    server.script(rejection(401, 'UNAUTHORIZED'))
    const { read: readAsBefore } = make({ key })
    for (let call = 0; call < 3; call += 1) await outcomeOf(() => readAsBefore())
    must(server.seen.length === 1, `the key is sent ${server.seen.length} times`)
    server.script(rejection(401, 'UNAUTHORIZED'), fine())
    const { read } = make({ key: () => key })
    for (let call = 0; call < 3; call += 1) await outcomeOf(() => read())
    must(server.seen.length === 1, `the key is sent ${server.seen.length} times`)
    key = 'a-new-key'
    await successOf(() => read())
    must(server.seen[1]?.headers.authorization === 'Bearer a-new-key', 'the new key is not sent')
  },
}

export const keyWithNewline: Row = {
  situation: 'an API key with a line break in it',
  wanted: 'rejected at construction, without being printed',
  async check({ server, make }) {
    const half = 'key-that-nobody-may-see'
    server.script(fine())
    const construct = async (): Promise<unknown> => make({ key: `${half}\n${half}` })
    const outcome = await outcomeOf(construct)
    if ('error' in outcome)
      return must(!showing(outcome.error).includes(half), 'rejected, and printed in the error')
    const call = await outcomeOf(() => (outcome as { value: ReturnType<typeof make> }).value.read())
    must(server.seen.length === 0, 'accepted, and sent')
    must('error' in call, 'is not rejected')
    throw new Error(
      `rejected only by a call${showing(call.error).includes(half) ? ', and printed in its error' : ''}`,
    )
  },
}

export const secrets: Row = {
  situation: 'a service that repeats the key and a password',
  wanted: 'neither in errors, util.inspect, JSON or logs',
  async check({ server, make }) {
    const key = 'key-that-nobody-may-see'
    const password = 'Nobody-May-"See"-7'
    const logged: string[] = []
    const log = (...line: readonly unknown[]): void => void logged.push(inspect(line, { depth: 9 }))
    const client = make({ key, log })
    const shown = { client: [showing(client.held)], errors: [] as string[], logs: logged }
    const careless = [
      echo(422, 'application/json', inError),
      echo(500, 'text/html', (sent) => `<pre>${sent}</pre>`),
      reset,
    ]
    for (const reply of careless) {
      server.script(reply)
      const outcome = await outcomeOf(() => client.write(password))
      if ('error' in outcome) shown.errors.push(showing(outcome.error))
    }
    const leaks: string[] = []
    // The quotation mark of the password may have been escaped any number of times.
    for (const [name, secret] of Object.entries({ key: /key-that-nobody/, password: /Nobody-May-\\*"See/ })) {
      const places = Object.entries(shown).filter(([, texts]) => texts.some((text) => secret.test(text)))
      if (places.length > 0) leaks.push(`the ${name} in ${places.map(([place]) => place).join(', ')}`)
    }
    must(leaks.length === 0, leaks.join('; '))
  },
}

function inError(sent: string): string {
  return JSON.stringify({ error: { code: 'VALIDATION_ERROR', message: sent, errors: [sent] } })
}

/** Returns everything that a value shows of itself: on a console, as JSON, as text. */
function showing(value: unknown): string {
  const { stack, message } = value instanceof Error ? value : { stack: '', message: '' }
  return [inspect(value, { depth: 9 }), toJson(value), message, stack].join('\n')
}

function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return '' // a value that refers to itself has no JSON
  }
}
