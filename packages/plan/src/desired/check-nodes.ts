import { isAlias, isCollection, isMap, isNode, isPair, isScalar, isSeq, type Node, type Pair } from 'yaml'
import type { FileProblem } from './desired-error.ts'

/** A problem of a part of a text, and the offset of the part in it. */
export interface NodeProblem extends FileProblem {
  readonly offset: number
}

type Path = FileProblem['path']

/** The nodes above a part: an anchor or an alias there means that the part can be in several places. */
interface Above {
  readonly isAnchored: boolean
  readonly isAliased: boolean
}

/** Number of nodes that the aliases of a file may add: a few lines of aliases can stand for gigabytes. */
const most = 200_000

/**
 * Finds what a text in YAML may not mean in the file of an account: names that are no text, empty values, merge keys,
 * aliases that are endless or add more than 200,000 nodes, an order or a `prune` that an alias repeats.
 */
export function checkNodes(contents: unknown): NodeProblem[] {
  if (!isNode(contents)) return []
  const anchors = new Anchors()
  const size = anchors.measure(contents)
  if (typeof size !== 'number') return [size]
  return [...listProblems(contents, [], { isAnchored: false, isAliased: false }, anchors)]
}

/** The nodes that aliases stand for, in the order of the text. */
class Anchors {
  readonly #targets = new Map<unknown, Node>()
  readonly #latest = new Map<string, { readonly node: Node; readonly size: number | undefined }>()
  #added = 0

  /** Returns the node that an alias stands for, and any other node itself. */
  resolve(node: unknown): unknown {
    return isAlias(node) ? this.#targets.get(node) : node
  }

  /** Counts the nodes of a part, each alias as what it stands for. Returns a problem if an alias is wrong. */
  measure(node: unknown): number | NodeProblem {
    if (isAlias(node)) return this.#measureAlias(node)
    const anchor = isNode(node) && 'anchor' in node ? node.anchor : undefined
    if (anchor !== undefined) this.#latest.set(anchor, { node: node as Node, size: undefined })
    let size = 1
    for (const item of listItems(node)) {
      const added = this.measure(item)
      if (typeof added !== 'number') return added
      size += added
    }
    if (anchor !== undefined) this.#latest.set(anchor, { node: node as Node, size })
    return size
  }

  #measureAlias(alias: Node & { readonly source: string }): number | NodeProblem {
    const target = this.#latest.get(alias.source)
    const problem = (message: string): NodeProblem => ({ path: [], offset: toOffset(alias), message })
    if (target === undefined) {
      return problem(
        `has *${alias.source}, which no & before it names: name the part, or put the text in quotes`,
      )
    }
    if (target.size === undefined) return problem(`has *${alias.source} inside of itself: write it out`)
    this.#targets.set(alias, target.node)
    this.#added += target.size
    return this.#added > most
      ? problem(`has aliases that stand for more than ${most} values: write them out, or give several files`)
      : target.size
  }
}

function* listProblems(node: unknown, path: Path, above: Above, anchors: Anchors): Generator<NodeProblem> {
  const isAnchored =
    above.isAnchored || isAlias(node) || (isNode(node) && 'anchor' in node && Boolean(node.anchor))
  const state = { isAnchored, isAliased: above.isAliased || isAlias(node) }
  const problem = (message: string): NodeProblem => ({ path, offset: toOffset(node), message })
  // Parts that only aliases use, such as `x-site`, are checked where they are used too.
  if (isOrder(path) && state.isAnchored) yield problem(repeatedOrder)
  const value = anchors.resolve(node)
  if (path.at(-1) === 'prune' && state.isAliased && !isMap(value)) {
    yield problem('comes with an alias: write it where it deletes, so that readers of the place see it')
  }
  if (isScalar(value) && value.value === null && value.source !== 'null' && path.length > 0)
    yield problem(empty)
  const tag = isNode(node) ? node.tag : undefined
  if (tag !== undefined && !coreTag.test(tag)) yield problem(toTagProblem(tag))
  if (isSeq(value)) {
    for (const [index, item] of value.items.entries())
      yield* listProblems(item, [...path, index], state, anchors)
  }
  if (!isMap(value)) return
  for (const pair of value.items) {
    const message = checkName(pair)
    if (message === undefined) yield* listProblems(pair.value, [...path, toName(pair)], state, anchors)
    else yield { path: [], offset: toOffset(pair.key), message }
  }
}

const repeatedOrder =
  'stands below an anchor or an alias (& or *), and could be placed more than once: write the order out in its place'
const empty =
  'is empty, which may mean to remove it or to leave it alone: leave out the line to leave it alone, or write null where the file takes it, which removes it'

// The tags of YAML's core schema. Another one can empty a map (`!!set`), or is dropped (`!vault`).
const coreTag = /^tag:yaml\.org,2002:(?:map|seq|str|int|float|bool|null)$/

function toTagProblem(tag: string): string {
  return `has the tag ${tag.replace('tag:yaml.org,2002:', '!!')}, which means nothing here: leave it out, and write the value as in the guide`
}

/** Whether a path is that of the order of a server or of a part of it. */
function isOrder([product, , property]: Path): boolean {
  return (product === 'hosting' || product === 'vps') && property === 'order'
}

function checkName({ key }: Pair): string | undefined {
  if (!isScalar(key) || key.type === 'BLOCK_LITERAL' || key.type === 'BLOCK_FOLDED') {
    return 'has a name that is no text: write it on one line, plain or in quotes'
  }
  const isPlain = key.type === 'PLAIN'
  if (isPlain && key.value === '') return 'has an empty name: give a name'
  if (isPlain && key.value === '~') {
    return 'has a name ~, which YAML reads as empty: put it in quotes, or give a name'
  }
  if (isPlain && key.value === '<<') return 'has a merge key (<<): give an alias for each part instead'
  return undefined
}

function toName({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : ''
}

function listItems(node: unknown): readonly unknown[] {
  if (isPair(node)) return [node.key, node.value]
  return isCollection(node) ? node.items : []
}

function toOffset(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0
}
