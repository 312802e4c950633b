import { servername, uuid } from '../connect.ts'
import type { Step } from '../record-calls.ts'
import { toFitting, toLine, width } from './to-fitting.ts'

/** Lines that create the object of the first call, by the name of that object. */
const openings = {
  client: { imports: '', lines: 'const client = createClient()' },
  vps: product('vps', 'createVps', 'const vps = createVps(createClient())'),
  server: product(
    'vps',
    'createVps',
    `const uuid = '${uuid}'\nconst server = createVps(createClient()).server(uuid)`,
  ),
  hosting: product('hosting', 'createHosting', 'const hosting = createHosting(createClient())'),
  site: product(
    'hosting',
    'createHosting',
    `const hosting = createHosting(createClient())\nconst site = hosting.server('${servername}')`,
  ),
}

function product(name: string, create: string, lines: string): { imports: string; lines: string } {
  return { imports: `import { ${create} } from '@hostwright/${name}'\n`, lines }
}

/** Prints a program that makes the recorded calls with the SDK. */
export function toTypeScript(steps: readonly Step[]): string {
  const { imports, lines } = openings[steps[0]!.method.split('.')[0] as keyof typeof openings]
  const names = new Map<unknown, string>()
  const calls = steps.map((step, index) => {
    if (step.method === 'client.logs') return showEach(step, names)
    if (index === steps.length - 1) return show(step, names)
    const name = step.method.split('.').at(-1)!
    const line = toCall(step, names, `const ${name} = await `)
    names.set(step.result, name)
    return line
  })
  return `import { createClient } from '@hostwright/common'\n${imports}\n${lines}\n\n${calls.join('\n')}\n`
}

function showEach(step: Step, names: ReadonlyMap<unknown, string>): string {
  const [opening, body] = ['for await (const entry of ', 'console.log(entry)']
  const line = `${toCall(step, names, opening, Infinity)}) ${body}`
  if (line.length <= width) return line
  return `${toCall(step, names, opening)}) {\n  ${body}\n}`
}

function show(step: Step, names: ReadonlyMap<unknown, string>): string {
  if (step.result === undefined) return toCall(step, names, 'await ')
  const line = `${toCall(step, names, 'console.log(await ', Infinity)})`
  return line.length <= width
    ? line
    : `${toCall(step, names, 'const response = await ')}\nconsole.log(response)`
}

/** Prints a call after the opening of its line; an argument that does not fit is broken into lines. */
function toCall(
  { method, args }: Step,
  names: ReadonlyMap<unknown, string>,
  opening: string,
  most = width,
): string {
  const given = args.filter((arg) => names.has(arg) || !isEmpty(arg))
  const start = `${opening}${method}(`
  const written = given.map((arg) => names.get(arg) ?? toLine(arg))
  const line = `${start}${written.join(', ')})`
  if (line.length <= most) return line
  const last = given.at(-1)
  const before = [...written.slice(0, -1), ''].join(', ')
  if (typeof last === 'object' && !names.has(last) && start.length + before.length < most)
    return `${start}${before}${toFitting(last, 0)})`
  const rows = given.map((arg) => names.get(arg) ?? toFitting(arg, most - 3, '  '))
  return `${start}\n${rows.map((row) => `  ${row},\n`).join('')})`
}

function isEmpty(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && Object.keys(arg).length === 0
}
