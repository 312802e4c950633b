import { readFileSync } from 'node:fs'
import type { RequirementName } from '@hostwright/machine/why-without'

/** A client of other authors: a program that lists and calls the tools of a server. */
export interface ForeignClient {
  /** Path of the program in this folder. */
  readonly program: string
  /** The package that it uses, pinned beside it. */
  readonly package: string
  readonly version: string
  /** Whether the client is a framework that gives a model strict schemas only. */
  readonly isStrict: boolean
  /** Programs that it needs beside Node. */
  readonly toolchain: readonly RequirementName[]
}

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

function ofNode(program: string, name: string, isStrict = false): ForeignClient {
  const { dependencies } = JSON.parse(read('node/package.json')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  return {
    program: `node/${program}`,
    package: name,
    version: dependencies[name] ?? '',
    isStrict,
    toolchain: [],
  }
}

function ofPython(program: string, name: string, isStrict = false): ForeignClient {
  const version = new RegExp(`^${name}==(.+)$`, 'm').exec(read('python/requirements.txt'))?.[1] ?? ''
  return { program: `python/${program}`, package: name, version, isStrict, toolchain: ['Python 3 with venv'] }
}

/** The clients: those of the protocol's own authors, and frameworks. */
export const clients: readonly ForeignClient[] = [
  ofNode('official.mjs', '@modelcontextprotocol/client'),
  ofNode('agents.mjs', '@openai/agents', true),
  ofPython('official.py', 'mcp'),
  ofPython('fast.py', 'fastmcp'),
  ofPython('agents_strict.py', 'openai-agents', true),
]
