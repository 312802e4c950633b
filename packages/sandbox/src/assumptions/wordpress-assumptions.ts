/** Assumptions about WordPress. */
export const wordPressAssumptions = [
  {
    id: 'wordpress-address',
    question:
      'How do responses write the url of a WordPress installation? One with a port or a query is rejected.',
    default: 'scheme-sent',
    choices: {
      'scheme-sent': 'with the scheme sent, else that of the site',
      'scheme-of-site': 'with the scheme of the site',
    },
    why: 'The scheme may be left out, and the url of a domain begins with https when SSL is set.',
  },
  {
    id: 'wordpress-database',
    question: 'Which database does a WordPress installation get?',
    default: 'numbered',
    choices: {
      numbered: 'a new one with a user of the same name: server id, _wp and the first free number',
      random: 'a new one with a user of the same name: server id and eight characters',
    },
    why: 'It is the form of the example in the description.',
  },
  {
    id: 'wordpress-database-memo',
    question: 'What is the memo of the database and of the user that an installation makes?',
    default: 'address',
    choices: {
      address: 'WordPress and the address of the installation',
      empty: 'empty',
    },
    why: 'A list has no other property that tells the user of a site, whose password nobody may change alone.',
  },
  {
    id: 'wordpress-cron-job',
    question: 'Does WordPress come with a cron job?',
    default: 'nightly',
    choices: {
      nightly: 'installing adds one that clears a cache every night',
      no: 'no',
    },
    why: 'Deleting WordPress can delete its cron job, which public reference material calls that.',
  },
  {
    id: 'wordpress-of-deleted-domain',
    question:
      'What happens to the database, its user and the cron job when a domain with WordPress is deleted?',
    default: 'stay',
    choices: {
      stay: 'they stay',
      deleted: 'they are deleted too',
    },
    why: 'They belong to the server, and only the deletion of WordPress itself can be told to take them.',
  },
] as const
