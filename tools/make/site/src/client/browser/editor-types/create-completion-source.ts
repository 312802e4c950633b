import type { CompletionSource } from '@codemirror/autocomplete'
import type { Description } from '../../language-service/messages.ts'
import { renderDescription } from './render-description.ts'
import type { Ask } from './start-service.ts'

/** The description beside a list cannot be scrolled: keys belong to the list. A hover shows the rest. */
const firstParagraph = ({ documentation }: Description): string => documentation.split('\n\n', 1)[0]!

/** Returns the source of completions: while a name is typed, after a dot, and at any place when they are asked for. */
export function createCompletionSource(ask: Ask): CompletionSource {
  return async (context) => {
    if (!context.explicit && context.matchBefore(/[\w$.]$/) === null) return null
    const { pos: position } = context
    const text = context.state.doc.toString()
    const found = await ask({ kind: 'completions', text, position })
    if (found === undefined) return null
    return {
      from: found.from,
      options: found.names.map(({ name, order }) => ({
        label: name,
        sortText: order,
        info: async () => {
          const details = await ask({ kind: 'details', text, position, name })
          return details === undefined
            ? null
            : renderDescription({ ...details, documentation: firstParagraph(details) })
        },
      })),
      validFor: /^[\w$]*$/,
    }
  }
}
