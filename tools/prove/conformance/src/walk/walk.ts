import { expect } from 'vitest'
import {
  addADomain,
  addASubdomain,
  changeDnsRecords,
  choosePhp,
  clearTheDomain,
  issueACertificate,
} from './domains.ts'
import { describeTheServer, openSsh, orderAHostingServer } from './hosting-order.ts'
import * as mail from './mail.ts'
import { walkVps } from './vps.ts'
import type { Walker } from './walker.ts'
import { installABlog, keepData, openFtp, readTheLogsOfTheSite, scheduleJobs } from './web.ts'

/** Calls every operation with the SDK, each on the state that the previous ones left. */
export async function walk(walker: Walker): Promise<void> {
  await readTheKey(walker)

  await walkVps(walker)

  // The next calls order a hosting server and change the settings that apply to all of it.
  const site = await orderAHostingServer(walker)
  await describeTheServer(site)
  await openSsh(site)

  // The next calls add a domain and change everything that belongs to a domain.
  await addADomain(site, walker)
  await addASubdomain(site)
  await issueACertificate(site)
  await changeDnsRecords(site)
  await choosePhp(site)
  await mail.openAMailbox(site)
  await mail.sortMail(site)
  await mail.rejectSpam(site)
  await mail.respondAlone(site)
  await mail.restrictSmtp(site)
  await mail.signMail(site)
  await mail.publishADmarcPolicy(site)
  await mail.publishSpf(site)
  await scheduleJobs(site)
  await keepData(site)
  await installABlog(site)
  await openFtp(site)
  await readTheLogsOfTheSite(site)
  await mail.closeTheMailbox(site)
  await clearTheDomain(site)

  await readTheLog(walker)
}

async function readTheKey({ client }: Walker): Promise<void> {
  const { services } = await client.me()
  client.limits()
  expect(services.vps).toMatchObject({ permission_type: 'full', allow_signup: true })
}

/** Checks that the log has the order, the starts and the deletions of the walk. */
async function readTheLog({ client }: Walker): Promise<void> {
  const methods = new Set<string>()
  for await (const { method } of client.logs({ limit: 100 })) methods.add(method)
  expect([...methods].toSorted()).toEqual(['DELETE', 'GET', 'POST', 'PUT'])
  const ordered: string[] = []
  for await (const { path } of client.logs({ method: 'POST', status_class: 'success' })) ordered.push(path)
  expect(ordered).toContain('/v1/vps/servers')
  expect(ordered).toContain('/v1/server')
}
