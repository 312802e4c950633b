import type { CommandGroup } from '../session/command.ts'
import { groups } from './generated/groups.ts'

/** Returns the commands of all operations of the API, by their first word. */
export function operationGroups(): Readonly<Record<string, CommandGroup>> {
  return Object.fromEntries(
    Object.entries(groups).map(([name, { brief, load }]) => [
      name,
      {
        brief,
        async load() {
          const [{ operations }, { toCommand }] = await Promise.all([load(), import('./to-command.ts')])
          return operations.map(toCommand)
        },
      },
    ]),
  )
}
