import type { Problem, Program } from './messages.ts'

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** A program whose imports lead somewhere, or why it cannot be linked. */
export type Linked = LinkedProgram | { readonly problem: Problem }

export interface LinkedProgram {
  readonly url: string
  /** The address of each module that it imports, and where. */
  readonly modules: readonly { readonly url: string; readonly name: string; readonly line: number }[]
}

/**
 * Makes a module of a program. Each package that it imports becomes a module whose exports are read from a global: so
 * nothing is evaluated from text but modules with addresses of their own, which a strict content-security policy allows.
 */
export function linkProgram({ text, imports }: Program, modules: Modules): Linked {
  const found: LinkedProgram['modules'][number][] = []
  let linked = ''
  let at = 0
  for (const { name, from, to } of imports) {
    const module = modules[name]
    if (module === undefined) return { problem: { text: toUnknown(name, modules), line: lineOf(text, from) } }
    const url = toUrl(toSource(name, Object.keys(module)))
    found.push({ url, name, line: lineOf(text, from) })
    linked += text.slice(at, from) + url
    at = to
  }
  return { url: toUrl(linked + text.slice(at)), modules: found }
}

/** The name of the global that modules are read from. */
export const registry = 'hostwrightModules'

function toSource(name: string, exports: readonly string[]): string {
  const lines = exports.map((key) =>
    key === 'default' ? 'export default module.default' : `export const ${key} = module.${key}`,
  )
  return [`const module = globalThis.${registry}[${JSON.stringify(name)}]`, ...lines].join('\n')
}

function toUrl(source: string): string {
  return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

function toUnknown(name: string, modules: Modules): string {
  return `This page has no module ${name}. It has ${Object.keys(modules).join(', ')}.`
}
