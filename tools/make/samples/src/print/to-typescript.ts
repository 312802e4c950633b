import { servername, uuid } from '../connect.ts'
import type { Step } from '../record-calls.ts'
import { type LiteralStyle, toLiteral, toSingleQuoted } from './to-literal.ts'

const style: LiteralStyle = {
  indent: '  ',
  string: toSingleQuoted,
  boolean: String,
  key: (name) => `${name}: `,
  object: ['{', '}'],
}

/** Where the object comes from on which the first call is made. */
const openings = {
  client: { imports: '', lines: 'const client = createClient()' },
  vps: product('vps', 'createVps', 'const vps = createVps(createClient())'),
  server: product('vps', 'createVps', `const server = createVps(createClient()).server('${uuid}')`),
  hosting: product('hosting', 'createHosting', 'const hosting = createHosting(createClient())'),
  site: product(
    'hosting',
    'createHosting',
    `const site = createHosting(createClient()).server('${servername}')`,
  ),
}

function product(name: string, create: string, lines: string): { imports: string; lines: string } {
  return { imports: `import { ${create} } from '@hostwright/${name}'\n`, lines }
}

/** A program that makes the same calls with the SDK. */
export function toTypeScript(steps: readonly Step[]): string {
  const { imports, lines } = openings[steps[0]!.method.split('.')[0] as keyof typeof openings]
  const names = new Map<unknown, string>()
  const calls = steps.map((step, index) => {
    const call = toCall(step, names)
    if (step.method === 'client.logs') return `for await (const entry of ${call}) console.log(entry)`
    if (index === steps.length - 1) return show(call, step.result !== undefined)
    const name = step.method.split('.').at(-1)!
    names.set(step.result, name)
    return `const ${name} = await ${call}`
  })
  return `import { createClient } from '@hostwright/common'\n${imports}\n${lines}\n\n${calls.join('\n')}\n`
}

function show(call: string, hasResult: boolean): string {
  if (!hasResult) return `await ${call}`
  return call.includes('\n')
    ? `const response = await ${call}\nconsole.log(response)`
    : `console.log(await ${call})`
}

function toCall({ method, args }: Step, names: ReadonlyMap<unknown, string>): string {
  const written = args.map((arg) => names.get(arg) ?? (isEmpty(arg) ? undefined : toArgument(arg)))
  return `${method}(${written.filter((arg) => arg !== undefined).join(', ')})`
}

/** An object of few short properties stays on one line. */
function toArgument(arg: unknown): string {
  const literal = toLiteral(arg, style)
  const line = literal
    .replaceAll(/,?\n\s*/g, (gap) => (gap.startsWith(',') ? ', ' : ' '))
    .replaceAll(', }', ' }')
  return line.length <= 76 ? line : literal
}

function isEmpty(arg: unknown): boolean {
  return typeof arg === 'object' && arg !== null && Object.keys(arg).length === 0
}
