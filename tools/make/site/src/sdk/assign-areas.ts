import type { Locate } from '../methods/find-methods.ts'
import type { Declared, DeclaredPackage } from '../methods/read-sdk.ts'
import { type Area, areas } from './areas.ts'

/** An area with what it shows. */
export interface FilledArea extends Area {
  /** The exports that open the page, in the order of the table. */
  readonly opening: readonly Declared[]
  /** The types that these mention, and no area before. */
  readonly mentioned: readonly Declared[]
}

/** Gives every export an area. An export without one throws, and so does an area that names what is not exported. */
export function assignAreas(packages: readonly DeclaredPackage[], table = areas): FilledArea[] {
  return packages.flatMap(({ name: from, exports }) => {
    const own = table.filter((area) => area.from === from)
    const left = new Map(exports.map((declared) => [declared.name, declared]))
    const openings = own.map((area) => area.holds.map((name) => takeNamed(left, name, area)))
    const filled = own.map((area, index) => {
      const opening = openings[index]!
      return { ...area, opening, mentioned: collect(opening, left) }
    })
    if (left.size > 0) throw new Error(`No area of ${from} has ${[...left.keys()].join(', ')}.`)
    return filled
  })
}

export function createLocate(filled: readonly FilledArea[]): Locate {
  const pages = new Map(
    filled.flatMap(({ name, from, opening, mentioned }) =>
      [...opening, ...mentioned].map((one) => [`${from}/${one.name}`, name] as const),
    ),
  )
  return (from, type, member) => {
    const page = pages.get(`${from}/${type}`)
    if (page === undefined) throw new Error(`@hostwright/${from} has no ${type}.`)
    return `sdk/${page}.html#${member === undefined ? type : `${type}.${member}`}`
  }
}

function takeNamed(left: Map<string, Declared>, name: string, area: Area): Declared {
  const found = take(left, name)
  if (found === undefined)
    throw new Error(`The area ${area.name} has ${name}, which ${area.from} does not export.`)
  return found
}

function take(left: Map<string, Declared>, name: string): Declared | undefined {
  const found = left.get(name)
  left.delete(name)
  return found
}

/** Takes what the declarations mention, and what that mentions in turn, in this order. */
function collect(declared: readonly Declared[], left: Map<string, Declared>): Declared[] {
  return declared.flatMap((one) => {
    const names = [one, ...one.members].flatMap(({ code }) => code.match(/\b[A-Za-z]\w+\b/g) ?? [])
    const found = names.map((name) => take(left, name)).filter((next) => next !== undefined)
    return [...found, ...collect(found, left)]
  })
}
