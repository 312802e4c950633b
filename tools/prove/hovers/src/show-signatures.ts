import ts from 'typescript6'
import { createLanguageService } from './create-script-hovers.ts'

/** Half-typed programs that order or erase data; `|` is the position of the cursor. */
const samples: Readonly<Record<string, string>> = {
  'vps.orders.ensure({': 'vps.orders.ensure({ | })',
  'vps.orders.ensure(order, {': 'vps.orders.ensure(quote.order, { | })',
  'vps.orders.quote({': 'vps.orders.quote({ | })',
  'vps.orders.place(quote, {': 'vps.orders.place(quote, { | })',
  'server.os.reinstall({': 'server.os.reinstall({ | })',
  'site.dns.create({': 'site.dns.create({ | })',
  'server.packetFilter.addRule({': 'server.packetFilter.addRule({ | })',
  "site.dns.create({ type: '": "site.dns.create({ type: '|' })",
  "error.code === '": "if (isApiError(error)) { error.code === '|' }",
  "switch (error.code) { case '":
    "if (isApiError<OperationErrorCode<'orderVps'>>(error)) switch (error.code) { case '|': }",
}

/** Programs for whose marked name the whole hover is shown; `~` precedes the name. */
const names: Readonly<Record<string, string>> = {
  'vps.orders.ensure': 'vps.orders.~ensure',
  'vps.orders.quote': 'vps.orders.~quote',
  'server.os.reinstall': 'server.os.~reinstall',
  'site.dns.create': 'site.dns.~create',
  'server.uuid': 'summary.~uuid',
  'error.code': 'if (isApiError(error)) { error.~code }',
}

const start = `import { type Client, isApiError, type Quote } from '@hostwright/common'
import type { Hosting } from '@hostwright/hosting'
import type { OperationErrorCode, VpsServerSummary } from '@hostwright/types'
import type { Vps, VpsOrder } from '@hostwright/vps'
declare const vps: Vps, hosting: Hosting, error: unknown, quote: Quote<VpsOrder>, summary: VpsServerSummary
const server = vps.server('uuid'), site = hosting.server('hw123456.example.jp')
`

/** Returns the hovers and the completion lists of calls that order or erase data, as text. */
export function showSignatures(): string {
  const texts = Object.entries({ ...names, ...samples }).map(([title, sample], index) => {
    const cursor = start.length + sample.search(/[|~]/)
    const text = start + sample.replace(/[|~]/, '')
    return {
      title,
      text,
      cursor,
      file: `${import.meta.dirname}/sample-${index}.ts`,
      isHover: sample.includes('~'),
    }
  })
  const service = createLanguageService(ts, [], new Map(texts.map(({ file, text }) => [file, text])))
  const shown = texts.map(({ title, file, cursor, isHover }) => {
    const content = isHover ? showHover(service, file, cursor) : showCompletions(service, file, cursor)
    return `── ${title}\n\n${content}\n`
  })
  service.dispose()
  return shown.join('\n')
}

function showHover(service: ts.LanguageService, file: string, position: number): string {
  const info = service.getQuickInfoAtPosition(file, position)
  return info === undefined ? 'nothing' : show(info)
}

function showCompletions(service: ts.LanguageService, file: string, position: number): string {
  const entries = service.getCompletionsAtPosition(file, position, {})?.entries ?? []
  const shown = entries.map(({ name, kind }) => {
    if (kind === ts.ScriptElementKind.string) return name
    const details = service.getCompletionEntryDetails(file, position, name, {}, undefined, {}, undefined)
    return details === undefined ? name : show(details)
  })
  return shown.join(entries.every(({ kind }) => kind === ts.ScriptElementKind.string) ? '\n' : '\n\n')
}

/** Formats a signature with its texts indented below it. */
function show({ displayParts, documentation, tags }: ts.QuickInfo | ts.CompletionEntryDetails): string {
  const notes = (tags ?? []).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`)
  const text = [ts.displayPartsToString(documentation), notes.join('\n')].filter(Boolean).join('\n\n')
  return [ts.displayPartsToString(displayParts), text.replaceAll(/^(?=.)/gm, '    ')].join('\n')
}
