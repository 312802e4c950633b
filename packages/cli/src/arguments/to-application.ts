import {
  type Application,
  buildApplication,
  buildCommand,
  buildRouteMap,
  type Command as Route,
  type RouteMap,
} from '@stricli/core'
import type { CommandGroup } from '../session/command.ts'
import { type Context, toRoute, toRoutes } from './to-route.ts'

type Target = Route<Context> | RouteMap<Context>

/**
 * Builds the parser of a command line. Only the commands with the first word of the line are loaded, because loading
 * all would be slow and help needs no others.
 */
export async function toApplication(
  groups: Readonly<Record<string, CommandGroup>>,
  line: readonly string[],
  version: string,
): Promise<Application<Context>> {
  const [first = ''] = line
  const routes: Record<string, Target> = {}
  for (const [name, { brief, load }] of Object.entries(groups)) {
    routes[name] = name === first ? toTarget(brief, await load()) : toStub(brief)
  }
  return buildApplication(
    buildRouteMap({ routes, docs: { brief: 'Hosting servers and VPSs from the command line.' } }),
    {
      name: 'hostwright',
      versionInfo: { currentVersion: version },
      scanner: {
        caseStyle: 'allow-kebab-for-camel',
        allowArgumentEscapeSequence: true,
        // The library suggests a flag, value or command if at most four letters are missing, for example in an
        // incomplete word, or one is wrong or superfluous. Swapped letters do not count. `explain` in
        // `to-usage-message.ts` replaces suggested commands if it finds whole ones.
        distanceOptions: {
          threshold: 4,
          weights: { insertion: 1, deletion: 3, substitution: 3, transposition: 0 },
        },
      },
      documentation: {
        caseStyle: 'convert-camel-to-kebab',
        disableAnsiColor: true,
        onlyRequiredInUsageLine: true,
      },
      completion: { includeAliases: false },
    },
  )
}

function toTarget(brief: string, commands: readonly Parameters<typeof toRoute>[0][]): Target {
  const [only] = commands
  return only && only.words.length === 1 && commands.length === 1
    ? toRoute(only)
    : toRoutes(brief, commands, 1)
}

/**
 * Returns a placeholder for the commands with another first word, which are not loaded: help needs only their
 * description.
 */
function toStub(brief: string): Target {
  return buildRouteMap({
    routes: { '…': buildCommand({ docs: { brief }, parameters: {}, func() {} }) },
    docs: { brief },
  }) as Target
}
