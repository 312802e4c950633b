/** Assumptions about databases. */
export const databaseAssumptions = [
  {
    id: 'database-name-suffix',
    question: 'Which suffixes can the name of a database or database user have?',
    default: '64-characters',
    choices: {
      '64-characters': 'letters, digits, hyphens and underscores, 64 characters in the whole name',
      any: 'any text',
    },
    why: 'Length and characters are not documented; such a name works in every database.',
  },
  {
    id: 'repeated-grant',
    question: 'What does granting access return that the user has already?',
    default: 'success',
    choices: {
      success: '200, and changes nothing',
      duplicate: 'rejected as a duplicate',
    },
    why: 'It is what the database itself does.',
  },
  {
    id: 'repeated-revocation',
    question: 'What does revoking access return that the user does not have?',
    default: 'not-found',
    choices: {
      'not-found': 'returns 404 NOT_FOUND',
      success: '200, and changes nothing',
    },
    why: 'Other deletions return so when there is nothing to delete.',
  },
] as const
