import type { Command } from '../../session/command.ts'
import { defineCommand } from '../../session/define-command.ts'
import { cleanUp, present } from './challenge.ts'

const args = [
  {
    name: 'fqdn',
    placeholder: 'FQDN',
    brief: 'The name of the record, such as _acme-challenge.example.com.',
    optional: true,
  },
  { name: 'value', placeholder: 'VALUE', brief: 'What the record has to hold.', optional: true },
] as const

const flags = {
  server: {
    type: 'string',
    placeholder: 'SERVERNAME',
    brief: 'The server that has the domain; found by itself otherwise.',
  },
} as const

const presentFlags = {
  ...flags,
  propagationSeconds: {
    type: 'integer',
    placeholder: 'SECONDS',
    brief: 'How long to wait afterwards, for clients that do not wait until DNS servers have the record.',
  },
} as const

const clients = `lego: --dns exec, with EXEC_PATH=… a script of one line, exec hostwright acme "$@".
certbot: --manual-auth-hook 'hostwright acme present' and --manual-cleanup-hook 'hostwright acme cleanup', which read
CERTBOT_DOMAIN and CERTBOT_VALIDATION. acme.sh: from dns_…_add and dns_…_rm, with its two arguments.
dehydrated: a hook that calls both with "_acme-challenge.$2" "$4". lego waits for DNS by itself; for the others, add
--propagation-seconds 60.`

/** Commands that ACME clients call as hooks to prove the ownership of a domain. */
export const acmeCommands: readonly Command[] = [
  defineCommand({
    words: ['acme', 'present'],
    brief: 'Add the TXT record of a challenge',
    help: `Adds the TXT record of a DNS-01 challenge, unless it is there; other records of that name stay, but those that
this command added on this machine more than an hour ago: their client was killed before it could clean up.

${clients}

Example: hostwright acme present _acme-challenge.example.com. example-token`,
    args,
    flags: presentFlags,
    prints: false,
    reads: false,
    run: present,
  }),
  defineCommand({
    words: ['acme', 'cleanup'],
    brief: 'Remove the TXT record of a challenge',
    help: `Removes the TXT record of a DNS-01 challenge: the one with this value, and no other. Does nothing when it is gone.

${clients}

Example: hostwright acme cleanup _acme-challenge.example.com. example-token`,
    args,
    flags,
    prints: false,
    reads: false,
    run: cleanUp,
  }),
]
