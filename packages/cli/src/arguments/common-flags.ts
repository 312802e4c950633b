import { languages } from '../language/choose-language.ts'
import { formats } from '../output/format.ts'
import type { Command, Flag } from '../session/command.ts'

/**
 * Returns the flags that many commands share and that this command has, such as `--output` if the command prints data.
 */
export function commonFlags({ usesAccount = true, prints = true, asks }: Command): Record<string, Flag> {
  return {
    lang: { type: 'string', values: languages, brief: 'The language; that of the terminal otherwise.' },
    ...(asks && {
      yes: { type: 'boolean', brief: 'Goes on without asking; needed where there is no terminal.' },
    }),
    ...(usesAccount && {
      context: {
        type: 'string',
        placeholder: 'NAME',
        brief: 'The context to use. See `hostwright context`.',
        completes: 'contexts',
      },
      debug: { type: 'boolean', brief: 'Shows requests and responses on standard error, without secrets.' },
      caFile: {
        type: 'string',
        placeholder: 'FILE',
        brief: 'Certificates that are trusted in addition; HOSTWRIGHT_CA_FILE otherwise.',
      },
    }),
    ...(prints && {
      output: {
        type: 'string',
        letter: 'o',
        placeholder: 'FORM',
        known: formats,
        brief: 'How data is printed: a table otherwise. Only some properties: table=name,status.',
      },
      sort: {
        type: 'string',
        placeholder: 'PROPERTY',
        brief: 'Sorts a list by a property, such as name, or size_mb:desc.',
      },
      filter: {
        type: 'strings',
        placeholder: 'PROPERTY=VALUE',
        brief: 'Only items of a list that match, such as status=active, name=web-* or status!=active.',
      },
      header: { type: 'boolean', negatable: true, brief: 'Whether a table has headings.' },
      json: { type: 'boolean', brief: 'The same as --output json; errors are JSON too.' },
    }),
  }
}
