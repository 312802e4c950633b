import {
  type Application,
  type ApplicationText,
  buildApplication,
  buildCommand,
  buildRouteMap,
  type Command as Route,
  type RouteMap,
  text_en,
} from '@stricli/core'
import { asItIs, type Translate } from '../language/translate.ts'
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
  translate: Translate = asItIs,
): Promise<Application<Context>> {
  const [first = ''] = line
  const routes: Record<string, Target> = {}
  for (const [name, { brief, load }] of Object.entries(groups)) {
    routes[name] = name === first ? toTarget(brief, await load(), translate) : toStub(translate(brief))
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
      localization: { text: toTexts(translate) },
    },
  )
}

/** Returns the texts of the library for help: its headings and the descriptions of its own flags. */
function toTexts(translate: Translate): ApplicationText {
  const { headers, keywords, briefs } = text_en
  const all = <T extends object>(texts: T): T =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, translate(text as string)])) as T
  return { ...text_en, headers: all(headers), keywords: all(keywords), briefs: all(briefs) }
}

function toTarget(
  brief: string,
  commands: readonly Parameters<typeof toRoute>[0][],
  translate: Translate,
): Target {
  const [only] = commands
  return only && only.words.length === 1 && commands.length === 1
    ? toRoute(only, translate)
    : toRoutes(brief, commands, 1, translate)
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
