import type { Sdk } from '@hostwright/contract/cases'

/** Lists the names of all methods of the SDK that make calls, such as `server.power.stop`. */
export function listSdkMethods({ client, vps, server, hosting, site }: Sdk): string[] {
  // These members make no call of an operation: escape hatches.
  const { api: _, fetch: __, ...calling } = client
  const objects = { client: calling, vps, server, hosting, site }
  return Object.entries(objects).flatMap(([name, object]) => listMethods(name, object))
}

function listMethods(name: string, object: object): string[] {
  return Object.entries(object).flatMap(([key, value]: [string, unknown]) => {
    const inner = `${name}.${key}`
    if (typeof value === 'function') return [inner]
    return typeof value === 'object' && value !== null ? listMethods(inner, value) : []
  })
}

/** Wraps an object so that the names of its called methods are added to `called`. */
export function recordMethods<T extends object>(name: string, object: T, called: Set<string>): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      const value: unknown = Reflect.get(target, key, receiver)
      const inner = `${name}.${String(key)}`
      if (typeof value === 'function') {
        called.add(inner)
        return value
      }
      return typeof value === 'object' && value !== null ? recordMethods(inner, value, called) : value
    },
  })
}
