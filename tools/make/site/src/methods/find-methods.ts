import type { Declared, DeclaredPackage } from './read-sdk.ts'

/** An SDK method as a user reaches it. */
export interface Method {
  /** Such as `site.dns.create`. */
  readonly name: string
  /** Where its page shows it, from the root of the site. */
  readonly link: string
  /** The first sentences of its docstring. */
  readonly text: string
}

/** The objects that a user holds, with the package and the interface of each. */
const roots = [
  ['client', 'common', 'Client'],
  ['vps', 'vps', 'Vps'],
  ['server', 'vps', 'ServerHandle'],
  ['hosting', 'hosting', 'Hosting'],
  ['site', 'hosting', 'Site'],
  ['sandbox', 'sandbox', 'Sandbox'],
] as const

/** Every method of the SDK, found by following the properties of what a user holds. */
export function findMethods(packages: readonly DeclaredPackage[]): Method[] {
  return roots.flatMap(([name, from, type]) => {
    const exported = packages.find((candidate) => candidate.name === from)?.exports ?? []
    return methodsOf(name, type, from, exported)
  })
}

function methodsOf(name: string, type: string, from: string, exported: readonly Declared[]): Method[] {
  const declared = exported.find((candidate) => candidate.name === type)
  if (declared === undefined) return []
  const own = declared.members.flatMap((member) => {
    const path = `${name}.${member.name}`
    if (isMethod(member)) return [{ name: path, link: toAnchor(from, type, member.name), text: member.text }]
    const inner = /:\s*(\w+)$/.exec(member.code)?.[1]
    return inner === undefined ? [] : methodsOf(path, inner, from, exported)
  })
  const inherited = /extends (\w+)$/.exec(declared.code)?.[1]
  return inherited === undefined ? own : [...methodsOf(name, inherited, from, exported), ...own]
}

/** Whether a member is called: a method, or a property that is a function. */
export function isMethod({ code }: Declared): boolean {
  return /^(?:readonly )?\w+(?:<[^>]*>)?\(/.test(code) || /^(?:readonly )?\w+\??:\s*\(.*=>/s.test(code)
}

export function toAnchor(from: string, type: string, member?: string): string {
  return `sdk/${from}.html#${member === undefined ? type : `${type}.${member}`}`
}
