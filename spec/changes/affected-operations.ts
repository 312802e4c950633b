import { isObject, type Json, type JsonObject } from '../build/json.ts'
import { parsePointer, toPointerKey } from '../build/json-pointer.ts'

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Returns the operations, as `METHOD /path`, that use the node at a pointer; none if no operation does. */
export type FindOperations = (pointer: string) => string[]

/** Follows every reference once, so that later lookups are fast. */
export function operationFinder(description: JsonObject): FindOperations {
  const users = new Map<string, string[]>()
  for (const [path, method, node] of operationsOf(description)) {
    const name = `${method.toUpperCase()} ${path}`
    add(`#/paths/${toPointerKey(path)}`, name)
    add(`#/paths/${toPointerKey(path)}/${method}`, name)
    for (const reference of referencesOf(node, description)) add(reference, name)
  }

  function add(pointer: string, name: string): void {
    users.set(pointer, [...(users.get(pointer) ?? []), name])
  }

  return (pointer) => {
    const [, kind, first, second] = pointer.split('/')
    if (kind === 'components') return users.get(`#/components/${first}/${second}`) ?? []
    if (kind !== 'paths') return []
    return users.get(`#/paths/${first}/${second}`) ?? users.get(`#/paths/${first}`) ?? []
  }
}

/** Yields every operation, together with the members of its path that apply to all of them. */
function* operationsOf(description: JsonObject): Generator<[path: string, method: string, node: Json]> {
  const paths = description['paths']
  for (const [path, item] of Object.entries(isObject(paths) ? paths : {})) {
    if (!isObject(item)) continue
    for (const method of methods) {
      const operation = item[method]
      if (operation) yield [path, method, [operation, item['parameters'] ?? []]]
    }
  }
}

function referencesOf(node: Json, description: JsonObject): Set<string> {
  const found = new Set<string>()
  const walk = (value: Json | undefined): void => {
    if (Array.isArray(value)) value.forEach(walk)
    if (!isObject(value)) return
    const { $ref } = value
    if (typeof $ref === 'string' && !found.has($ref)) {
      found.add($ref)
      walk(at(description, $ref))
    }
    Object.values(value).forEach(walk)
  }
  walk(node)
  return found
}

function at(description: JsonObject, pointer: string): Json | undefined {
  let node: Json | undefined = description
  for (const key of parsePointer(pointer)) node = isObject(node) ? node[key] : undefined
  return node
}
