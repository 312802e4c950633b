import { basename } from 'node:path'
import { componentAt } from './component-at.ts'
import type { Context, Rule } from './redocly.ts'

const pascalCase = /^[A-Z][A-Za-z0-9]*$/
const snakeCase = /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/
const upperSnakeCase = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

/** Names of types that languages already have; a schema of that name would hide them in generated clients. */
const reserved = new Set(
  'Any Array Boolean Class Data Date DateTime Decimal Double Duration Enum Error ErrorResponse Exception File Float Function Future Integer Interval Iterable List Long Map Never Number Object Optional Promise Protocol Record Request Response Result Set String Symbol Task Type URI URL Uri Url UUID Void'.split(
    ' ',
  ),
)

/**
 * Components are PascalCase and their file has the same name (the file of an example may have that of an error code
 * instead), properties are snake_case, and the file of a path item is the path with `_` for `/`.
 */
export const names: Rule = () => {
  const component =
    (kind: string, allowed: RegExp[] = [pascalCase]) =>
    (_node: object, { location, report }: Context): void => {
      const found = componentAt(location)
      if (!found) {
        if (location.pointer !== '#/') return
        return report({
          message: `This file belongs into components/${kind}, named after the component.`,
          location,
        })
      }
      if (found.kind !== kind) report({ message: `${found.name} belongs into components/${kind}.`, location })
      if (allowed.some((form) => form.test(found.name))) return
      report({ message: `${found.name} must be in PascalCase.`, location })
    }
  const schema = component('schemas')
  return {
    Schema(node, context) {
      schema(node, context)
      const name = componentAt(context.location)?.name ?? ''
      if (reserved.has(name)) {
        context.report({
          message: `${name} is a built-in type of some language.`,
          location: context.location,
        })
      }
      for (const property of Object.keys(node.properties ?? {})) {
        if (snakeCase.test(property)) continue
        const location = context.location.child(['properties', property]).key()
        context.report({ message: `Property ${property} must be in snake_case.`, location })
      }
    },
    Parameter: component('parameters'),
    Header: component('headers'),
    Response: component('responses'),
    RequestBody: component('requestBodies'),
    Example: component('examples', [pascalCase, upperSnakeCase]),
    PathItem(_item, { key, location, report }) {
      const expected = `${String(key).slice(1).replaceAll('/', '_')}.yaml`
      if (location.pointer !== '#/' || basename(location.source.absoluteRef) === expected) return
      report({ message: `The file of ${key} must be called ${expected}.`, location })
    },
  }
}
