import { toPunycode } from '@hostwright/hosting'
import { nothing } from '../resource/change.ts'
import { whenChanged } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofSite } from '../resource/facts.ts'
import { toWords } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { changeSetting } from '../resource/settings.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

/** The PHP version of a domain, or of a subdomain if the service has a version for it. */
export const php: Resource<'php'> = define((): Resource<'php'> => ({
  ...ofSite,
  ...byProperty,
  unattended: byPerson,
  ...alwaysThere,
  fields: whenChanged('interrupts', (before, after) => `PHP (${toWords(before)} -> ${toWords(after)})`),
  listed: (section, site) => listGiven(section, ['php'], () => `php/${site}`),
  async compare(context, site) {
    const { name, isNew, wanted } = site
    const found = await find(context, name)
    if (wanted.php === undefined || wanted.php === found) return nothing
    const isMissing = found === undefined && !isNew
    const own = `The service has no PHP version of its own for ${name}: leave php out, it has that of its domain.`
    const versions = await context.read.phpVersions()
    const isKnown = versions.length === 0 || versions.includes(wanted.php)
    const other = `The service has no PHP ${wanted.php}: give ${versions.join(', ')}.`
    return changeSetting(context, site, 'php', {
      action: 'update',
      after: wanted.php,
      obstacles: [...(isMissing ? [own] : []), ...(isKnown ? [] : [other])],
      stage: stages.site,
    })
  },
  async export(context, { name }) {
    const found = await find(context, name)
    return found === undefined ? {} : { php: found }
  },
  read: (where, { at }) => find(where, at.site),
  requests: ({ servername }, target) => [
    toPlannedOperation(
      'updatePhpVersion',
      { servername, domain: target.at.site },
      { version: written(target) },
    ),
  ],
}))

async function find({ read }: Pick<HostingWhere, 'read'>, name: string) {
  return (await read.php()).find(({ domain }) => toPunycode(domain) === name)?.current_version
}
