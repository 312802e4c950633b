import { readFileSync } from 'node:fs'
import { componentAt } from './component-at.ts'
import type { Rule } from './redocly.ts'

const table = new URL('closed-sets.json', import.meta.url)

/**
 * An enumeration is closed only where the documentation lists all of its values. The table beside this file names the
 * section that does; every other set is `x-extensible-enum`, because a client must not reject what it does not know.
 */
export const closedSets: Rule<{ documented?: Record<string, string> }> = ({ documented }) => {
  const sections = documented ?? (JSON.parse(readFileSync(table, 'utf8')) as Record<string, string>)
  return {
    Schema(schema, { location, report }) {
      if (schema.enum === undefined) return
      const { name = 'This enumeration' } = componentAt(location) ?? {}
      const source = schema['x-provenance'] ?? 'requirements'
      if (sections[name] !== undefined && source === 'requirements') return
      const message = `${name} is closed, but no section of the documentation closes it: use x-extensible-enum.`
      report({ message, location: location.child('enum').key() })
    },
  }
}
