import type { JsonObject } from '../json.ts'

/**
 * Texts for the properties of flattened choices that the branches explain differently, by choice and property.
 * Flattening fails without an entry: the text of one branch would be wrong for the others.
 */
export const joinedTexts: Readonly<Record<string, Readonly<Record<string, JsonObject>>>> = {
  CreateSshKeyRequest: {
    generate: {
      description:
        'True generates a key pair and goes without `public_key`. False, or absent, with `public_key`; a client of the live service sends `false` there.',
      examples: [true],
      'x-provenance': 'requirements',
    },
    label: {
      description:
        'Label of the key. The documentation names it for a key to register, public reference material for a generated pair as well.',
      examples: ['deploy-key'],
      'x-provenance': 'requirements',
    },
  },
  CustomRuleRequest: {
    port: {
      description:
        'Port or range `min-max`. Required for tcp and udp; leave it out for icmp. Whether the API rejects or ignores a port for icmp is not documented.',
    },
  },
}
