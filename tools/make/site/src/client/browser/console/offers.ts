/** A value that the sandbox has for a parameter of the path. */
export interface Offer {
  readonly value: string
  /** Text by which a reader recognises it: the name of a VPS, for example, in place of its uuid. */
  readonly label: string
}

type Item = Readonly<Record<string, unknown>>

const mostOffers = 8

/** Reads a path of the sandbox, as JSON. */
export type Read = (path: string) => Promise<unknown>

/** Returns the values that the sandbox has for a parameter of the path; none without a way to read it. */
export async function findOffers(
  read: Read | undefined,
  path: string,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<Offer[]> {
  return read ? toOffers(name, await read(toListPath(path, name, values))) : []
}

/** Returns the path of the list that has the values of a parameter: the part of the path before the parameter. */
function toListPath(path: string, name: string, values: Readonly<Record<string, string>>): string {
  const before = path.slice(0, path.indexOf(`/{${name}}`))
  return before.replaceAll(/\{(\w+)\}/g, (_, other: string) => encodeURIComponent(values[other] ?? ''))
}

/** Returns the values of a parameter that a list has, at most eight. */
function toOffers(name: string, list: unknown): Offer[] {
  const items = Object.values(Object(list) as object)
    .filter(Array.isArray)
    .flat() as unknown[]
  return items.flatMap((item) => toOffer(name, Object(item) as Item)).slice(0, mostOffers)
}

function toOffer(name: string, item: Item): Offer | readonly [] {
  // Lists name a parameter as it is, by `id`, or a mail account by its address.
  const value = item[name] ?? (name.endsWith('_id') ? item['id'] : item[name.replace('account', 'address')])
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const isName = typeof value === 'string' && name !== 'uuid' && !name.endsWith('_id')
  return { value: `${value}`, label: isName ? value : toLabel(value, item) }
}

/** Returns the text for a value that is no name: the name of the item, or what a record, job or site has in its place. */
function toLabel(value: string | number, item: Item): string {
  const { name, type, host, content, command, url, label } = item
  const parts = name === undefined ? [type, host, content, command, url, label] : [name]
  const text = parts.filter((part) => typeof part === 'string' && part !== '').join(' ')
  return text === '' ? `${value}` : text
}
