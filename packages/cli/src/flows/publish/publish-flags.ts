/** Flags of the command that publishes. */
export const publishFlags = {
  to: { type: 'string', placeholder: 'PATH', brief: 'A folder below the site to publish to, such as docs.' },
  name: {
    type: 'string',
    placeholder: 'NAME',
    brief:
      'Name of the source, otherwise the repository and the folder in it; each knows only its own files.',
  },
  privateKeyFile: {
    type: 'string',
    placeholder: 'FILE',
    brief: 'Your private SSH key; HOSTWRIGHT_SSH_KEY_FILE otherwise.',
  },
  hostKey: {
    type: 'strings',
    placeholder: 'SHA256:…',
    brief: 'Fingerprint of the host key of the server; HOSTWRIGHT_HOST_KEY otherwise.',
  },
  sshAddress: {
    type: 'string',
    placeholder: 'HOST:PORT',
    brief: 'Where the SSH server is, if not where the API says.',
  },
  webAddress: {
    type: 'string',
    placeholder: 'HOST:PORT',
    brief: 'Where the web server is, if not at the server name.',
  },
  enableSsh: {
    type: 'boolean',
    brief:
      'Switches SSH on for the time of the publish. All sites of the server are open to its keys meanwhile.',
  },
  fromAbroad: { type: 'boolean', brief: 'Lets in connections from abroad for the time of the publish.' },
  adopt: { type: 'strings', placeholder: 'PATTERN', brief: 'Files of others that may be replaced.' },
  keep: { type: 'strings', placeholder: 'PATTERN', brief: 'Files of others that stay, now and later.' },
  include: {
    type: 'strings',
    placeholder: 'PATH',
    brief: 'Publishes a path that the rules leave out, or that looks like a secret.',
  },
  remove: {
    type: 'integer',
    placeholder: 'N',
    brief: 'How many files this publish may remove. Ten, or a quarter if that is more, otherwise.',
  },
  takeOver: { type: 'boolean', brief: 'Publishes although another source published last.' },
  dryRun: { type: 'boolean', brief: 'Shows what would change, and writes nothing anywhere.' },
  check: {
    type: 'boolean',
    brief: 'Requests static files from the web server afterwards, and fails if it sends others.',
  },
  commit: { type: 'string', placeholder: 'TEXT', brief: 'The commit that --status shows.' },
  undo: { type: 'string', placeholder: 'DOMAIN', brief: 'Puts the site back as before the last publish.' },
  status: {
    type: 'string',
    placeholder: 'DOMAIN',
    brief: 'Shows who published last, and what others changed.',
  },
} as const
