import type { Tool } from './tool.ts'

const most = 6

/** Tool that finds operations, guides and sections of the file by words. */
export const search: Tool<{ readonly query: string }> = {
  name: 'search',
  title: 'Search the API',
  description: 'Finds API operations, guides and sections of the plan file. Pass a name to describe.',
  input: {
    type: 'object',
    required: ['query'],
    properties: { query: { type: 'string', description: 'Words, such as "list dns records".' } },
  },
  output: { results: { type: 'array', items: { type: 'object' } } },
  annotations: { readOnlyHint: true, openWorldHint: false },
  isReading: true,
  async run({ query }, { searchNames }) {
    const { names: results, total } = await searchNames(query, most)
    const isCut = total > results.length
    const text = isCut ? `the best ${results.length} of ${total}: more words find others` : `${total} found`
    // The texts that are searched are in English, and many users of the API write Japanese.
    if (total === 0 && /\P{ASCII}/u.test(query))
      return { text: `${text}: search in English`, data: { results, hint: 'Search in English.' } }
    return { text, data: { results, ...(isCut && { total }) } }
  },
}
