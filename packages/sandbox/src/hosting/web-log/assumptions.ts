/** What the requirements leave open about the logs of the web server. */
export const webLogAssumptions = [
  {
    id: 'web-log-lines',
    question: 'What is in the access log and in the error log?',
    default: 'a made-up visit in each hour of the last day, and its errors',
    alternatives: [],
    why: 'No web server stands behind the sandbox, and a program that reads a log needs lines.',
  },
  {
    id: 'web-log-filters',
    question: 'How do lines and keyword of a log go together?',
    default: 'the last lines among those that hold the keyword, in the same case',
    alternatives: [],
    why: 'How cases compare is not documented, and lines count from the end of what is asked for.',
  },
] as const
