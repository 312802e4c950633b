import { operationGroups } from './operations/operation-groups.ts'
import type { CommandGroup } from './session/command.ts'

/** Returns all commands, by their first word, in the order in which help lists them. */
export function commandGroups(): Readonly<Record<string, CommandGroup>> {
  return { ...operationCommands(), ...fileFlows(), ...flows() }
}

function operationCommands(): Readonly<Record<string, CommandGroup>> {
  const { key, logs, order, vps, ssh, 'ssh-key': sshKey, ...operations } = operationGroups()
  return {
    order: { ...order!, load: async () => (await import('./flows/order/order-commands.ts')).orderCommands() },
    orders: {
      brief: 'Orders that are not settled',
      load: async () => (await import('./flows/orders/orders-commands.ts')).ordersCommands(),
    },
    vps: {
      ...vps!,
      load: async () => (await import('./flows/vps-commands.ts')).withVpsFlows(await vps!.load()),
    },
    ...operations,
    ssh: {
      ...ssh!,
      load: async () => [
        ...(await ssh!.load()),
        (await import('./flows/ssh-setup.ts')).sshSetup,
        (await import('./flows/publish/ssh-host-key.ts')).sshHostKey,
        (await import('./flows/publish/ssh-close.ts')).sshClose,
      ],
    },
    'ssh-key': {
      ...sshKey!,
      load: async () => (await import('./flows/ssh-key-create.ts')).withKeyFile(await sshKey!.load()),
    },
    key: key!,
    logs: {
      ...logs!,
      load: async () => [(await import('./flows/logs.ts')).toLogs(await logs!.load())],
    },
  }
}

/** Returns the groups for an account, or a zone of it, as a file, and for a folder as a site. */
function fileFlows(): Readonly<Record<string, CommandGroup>> {
  return {
    export: {
      brief: 'Print the account as a file',
      load: async () => [(await import('./flows/plan/export.ts')).exportCommand],
    },
    validate: {
      brief: 'Check a file of an account, without the account',
      load: async () => [(await import('./flows/plan/validate.ts')).validateCommand],
    },
    plan: {
      brief: 'Show what would make the account like a file',
      load: async () => [(await import('./flows/plan/plan.ts')).planCommand],
    },
    show: {
      brief: 'Show a plan that was kept',
      load: async () => [(await import('./flows/plan/plan.ts')).showCommand],
    },
    apply: {
      brief: 'Make the account like a file',
      load: async () => [(await import('./flows/plan/apply.ts')).applyCommand],
    },
    applies: {
      brief: 'The plans that were applied, and how to go on',
      load: async () => [(await import('./flows/plan/applies.ts')).appliesCommand],
    },
    zone: {
      brief: 'The DNS records of a domain as a zone file',
      load: async () => [
        (await import('./flows/zone/export-zone.ts')).exportCommand,
        (await import('./flows/zone/import-zone.ts')).importCommand,
      ],
    },
    publish: {
      brief: 'Publish a folder as a site',
      load: async () => [(await import('./flows/publish/publish.ts')).publishCommand],
    },
  }
}

/**
 * Returns the other groups that have no command generated from an operation of the API, except for `orders`, which help
 * lists beside `order`.
 */
function flows(): Readonly<Record<string, CommandGroup>> {
  return {
    acme: {
      brief: 'DNS records for ACME clients: lego, certbot, acme.sh',
      load: async () => (await import('./flows/acme/acme-commands.ts')).acmeCommands,
    },
    api: {
      brief: 'Call an operation by its method and path',
      load: async () => [(await import('./flows/api/api.ts')).apiCommand],
    },
    verify: {
      brief: 'Compare the API with its description',
      load: async () => [(await import('./flows/verify.ts')).verify],
    },
    audit: {
      brief: 'Look over all accounts',
      load: async () => [(await import('./flows/audit.ts')).audit],
    },
    context: {
      brief: 'Accounts that this machine knows',
      load: async () => (await import('./flows/context/context-commands.ts')).contextCommands,
    },
    sandbox: {
      brief: 'Start a sandbox to try things with',
      load: async () => [(await import('./flows/sandbox.ts')).sandboxCommand],
    },
    open: {
      brief: 'Open a site, or the dashboard of the sandbox',
      load: async () => [(await import('./flows/open.ts')).openCommand],
    },
    completion: {
      brief: 'Completion for bash, zsh, fish and PowerShell',
      load: async () => [(await import('./flows/completion.ts')).completion],
    },
  }
}
