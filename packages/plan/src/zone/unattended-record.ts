import type { DesiredDnsRecord } from '../generated/desired.ts'
import { toRecord } from '../names/zone-record.ts'
import { define } from '../resource/facts.ts'
import { fieldOf } from '../resource/place.ts'
import { valueOf } from '../resource/resource.ts'
import { type Asked, type Consent, ofNew, type Unattended } from '../resource/unattended.ts'
import { isFreeName } from './is-free-name.ts'
import { leadsToAccount } from './leads-to-account.ts'
import { isExactProof } from './ownership.ts'
import { ofSettings } from './record-settings.ts'

const types = ['A', 'AAAA', 'CNAME'] as const

const whenNew = (says: string, allows: Consent['allows']): Consent => ({ says, onUpdate: false, allows })

/** The DNS records that a program may add without a person. */
export const unattendedRecord: Unattended<DesiredDnsRecord> = define(() => ({
  operations: ['createDnsRecord', 'updateDnsRecord'],
  creation: whenNew(
    'at a name that has no record, is below no wildcard, and of which no label begins with _',
    async (asked) => (await isExactProof(asked)) || isFreeRecord(asked),
  ),
  fields: {
    host: ofNew,
    type: whenNew(
      "A, AAAA, CNAME, or the TXT that proves a domain's ownership",
      async (asked) =>
        (await isExactProof(asked)) || types.some((type) => type === fieldOf(asked.after, 'type')),
    ),
    content: whenNew(
      "an address or a name of the account, or the exact proof of a domain's ownership",
      async (asked) => (await isExactProof(asked)) || leadsToAccount(asked),
    ),
    ...ofSettings('consent'),
  },
}))

function isFreeRecord(asked: Asked): Promise<boolean> {
  const { domain = '' } = asked.at
  // The request sends the host of the change, and not the name of its place.
  return isFreeName(asked, domain, toRecord(domain, valueOf('dns', asked.after)).name)
}
