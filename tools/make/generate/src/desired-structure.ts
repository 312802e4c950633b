import { toHostingStructure } from './desired-hosting.ts'
import type { Schema } from './description.ts'
import { list, map, object, one, order, prune, ref, type Take } from './schema-parts.ts'

/**
 * Returns the parts of the file of a desired account. This module defines the structure; the properties come from the
 * description.
 */
export function toDesiredStructure(take: Take, rulesPerVps: number): Readonly<Record<string, Schema>> {
  return {
    ...toParts(take),
    ...toHostingStructure(take),
    ...toVpsParts(take, rulesPerVps),
  }
}

function toParts(take: Take): Readonly<Record<string, Schema>> {
  return {
    Secret: {
      title: 'Secret',
      description:
        'The source of a secret; its value is never in the file. It is used when an account is created or its password is rotated.',
      oneOf: [
        one('env', {
          type: 'string',
          minLength: 1,
          description: 'Name of the environment variable with the secret.',
        }),
        one('file', { type: 'string', minLength: 1, description: 'Path of the file with the secret.' }),
        one('generate', {
          type: 'integer',
          minimum: 9,
          maximum: 70,
          description: 'Generates a secret with this number of characters, which is returned once.',
        }),
      ],
    },
    DnsRecord: object('A DNS record.', take('CreateDnsRecordRequest', '-domain'), [
      'host',
      'type',
      'content',
    ]),
    Dns: object(
      'The DNS records of a domain.',
      {
        prune: prune('records'),
        records: list('DnsRecord', 'The desired records of the domain.'),
      },
      ['records'],
    ),
    Spf: object('The SPF record.', take('CustomSpfRequest', 'spf_record'), ['spf_record']),
    Dmarc: object('The DMARC setting.', take('UpdateDmarcSettingRequest'), [
      'policy',
      'report_enabled',
      'notification_mail_addresses',
    ]),
    WordPress: object('A WordPress installation, by its path; `/` is the site itself.', {
      ...take('InstallWordPressRequest', 'title', 'admin_username', 'admin_email', 'memo'),
      admin_password: ref('Secret', 'Password of the first administrator.'),
    }),
  }
}

function toVpsParts(take: Take, rulesPerVps: number): Readonly<Record<string, Schema>> {
  return {
    PacketFilter: object('The packet filter.', {
      prune: prune('rules'),
      ...take('PacketFilterUpdate'),
      rules: {
        type: 'array',
        maxItems: rulesPerVps,
        items: take('CreateRuleRequest', '')[''] ?? {},
        description: 'The desired rules.',
      },
    }),
    VpsOrder: order(
      take(
        'VpsOrderRequest',
        'plan_id',
        'period',
        'auto_renew',
        'image_id',
        'ssh_key_name',
        'ssh_public_key',
        'agree_to_terms',
      ),
      ['image_id', 'root_password'],
      { root_password: ref('Secret', 'Password of root.') },
    ),
    Vps: object('A VPS.', {
      ...take('VpsMemoUpdate'),
      ...take('VpsNameUpdate'),
      was: {
        type: 'string',
        minLength: 1,
        description: 'The former name of the VPS: the VPS with that name is renamed, and none is ordered.',
      },
      reverse_hostname: take('ReverseDnsUpdate')['hostname']!,
      power: { type: 'string', enum: ['running', 'stopped'], description: 'The power state.' },
      protection: object('Operation protection: operations that the API rejects.', take('ProtectionUpdate')),
      packet_filter: ref('PacketFilter'),
      order: ref('VpsOrder'),
    }),
  }
}

function patterns(description: string): Schema {
  return { type: 'array', items: { type: 'string', minLength: 1 }, description }
}

/** Schema of the file itself. */
export const desiredRoot: Schema = {
  type: 'object',
  description:
    'The desired hosting servers and VPSs. Resources that the file does not mention are not changed.',
  additionalProperties: false,
  required: ['version'],
  properties: {
    version: { const: 1, description: 'The version of this format.' },
    hosting: map('HostingServer', 'Hosting servers, by server name.'),
    vps: map('Vps', 'VPSs, by name or uuid.'),
    ignore: patterns(
      'Addresses that are neither compared nor changed, such as `hosting/*/dns/_acme-challenge.**`. `*` matches any text within one part of an address, `**` any number of parts.',
    ),
    keep: patterns('Addresses that are never deleted, even with `prune` and the allowance `delete`.'),
  },
}
