import type { Declared, DeclaredPackage } from './read-sdk.ts'

/** Returns the address of an export, or of a member of it, relative to the root of the site. */
export type Locate = (from: string, type: string, member?: string) => string

/** An SDK method as a user reaches it. */
export interface Method {
  /** Such as `site.dns.create`. */
  readonly name: string
  /** Address on its page, relative to the root of the site. */
  readonly link: string
  /** The first sentences of its docstring. */
  readonly text: string
}

/** The objects on which users call methods, with the package and the interface of each. */
const roots = [
  ['client', 'common', 'Client'],
  ['journal', 'common', 'OrderJournal'],
  ['vps', 'vps', 'Vps'],
  ['server', 'vps', 'ServerHandle'],
  ['hosting', 'hosting', 'Hosting'],
  ['site', 'hosting', 'Site'],
  ['sandbox', 'sandbox', 'Sandbox'],
] as const

/** Finds every method of the SDK by following the properties of these objects. */
export function findMethods(packages: readonly DeclaredPackage[], locate: Locate): Method[] {
  return roots.flatMap(([name, from, type]) => {
    const exported = packages.find((candidate) => candidate.name === from)?.exports ?? []
    const toAnchor: ToAnchor = (owner, member) => locate(from, owner, member)
    return methodsOf(name, type, toAnchor, exported)
  })
}

type ToAnchor = (type: string, member: string) => string

function methodsOf(name: string, type: string, toAnchor: ToAnchor, exported: readonly Declared[]): Method[] {
  const declared = exported.find((candidate) => candidate.name === type)
  if (declared === undefined) return []
  const own = declared.members.flatMap((member) => {
    const path = `${name}.${member.name}`
    if (isMethod(member)) return [{ name: path, link: toAnchor(type, member.name), text: member.text }]
    const inner = /:\s*(\w+)$/.exec(member.code)?.[1]
    return inner === undefined ? [] : methodsOf(path, inner, toAnchor, exported)
  })
  const inherited = /extends (\w+)$/.exec(declared.code)?.[1]
  return inherited === undefined ? own : [...methodsOf(name, inherited, toAnchor, exported), ...own]
}

/** Returns whether a member can be called: a method, or a property that is a function. */
export function isMethod({ code }: Declared): boolean {
  return /^(?:readonly )?\w+(?:<[^>]*>)?\(/.test(code) || /^(?:readonly )?\w+\??:\s*\(.*=>/s.test(code)
}
