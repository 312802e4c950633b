/** Assumptions about the logs of the web server. */
export const webLogAssumptions = [
  {
    id: 'web-log-filters',
    question: 'How do lines and keyword of a log go together?',
    default: 'filter-then-last',
    choices: {
      'filter-then-last': 'the last lines among those that hold the keyword, in the same case',
      'last-then-filter': 'those that hold the keyword among the last lines, in the same case',
      'filter-any-case-then-last': 'the last lines among those that hold the keyword, in any case',
    },
    why: 'How cases compare is not documented, and lines count from the end of what is asked for.',
  },
] as const
