import { readTheKey, readTheLog } from './account.ts'
import { changeDnsRecords, choosePhp } from './dns-and-php.ts'
import { addADomain, addASubdomain, clearTheDomain, issueACertificate } from './domains.ts'
import { describeTheServer, openSsh, orderAHostingServer } from './hosting-order.ts'
import { publishADmarcPolicy, publishSpf, restrictSmtp, signMail } from './mail-authentication.ts'
import { respondAlone, closeTheMailbox, openAMailbox, rejectSpam, sortMail } from './mail.ts'
import { filterPackets } from './packet-filter.ts'
import { keepData, openFtp } from './storage.ts'
import { describeTheVps, protectTheVps } from './vps-information.ts'
import { orderAVps } from './vps-order.ts'
import { reinstallTheVps, switchTheVps } from './vps-power.ts'
import type { Walker } from './walker.ts'
import { installABlog, readTheLogsOfTheSite, scheduleJobs } from './web.ts'

/** Calls every operation with the SDK, each on the state that those before it have left. */
export async function walk(walker: Walker): Promise<void> {
  await readTheKey(walker)

  // 1. A VPS, from its order to a new operating system.
  const server = await orderAVps(walker)
  await describeTheVps(server, walker)
  await protectTheVps(server)
  await filterPackets(server)
  await switchTheVps(server, walker)
  await reinstallTheVps(server)

  // 2. A hosting server and what belongs to it as a whole.
  const site = await orderAHostingServer(walker)
  await describeTheServer(site)
  await openSsh(site)

  // 3. A domain on it, and everything that hangs on a domain.
  await addADomain(site, walker)
  await addASubdomain(site)
  await issueACertificate(site)
  await changeDnsRecords(site)
  await choosePhp(site)
  await openAMailbox(site)
  await sortMail(site)
  await rejectSpam(site)
  await respondAlone(site)
  await restrictSmtp(site)
  await signMail(site)
  await publishADmarcPolicy(site)
  await publishSpf(site)
  await scheduleJobs(site)
  await keepData(site)
  await installABlog(site)
  await openFtp(site)
  await readTheLogsOfTheSite(site)
  await closeTheMailbox(site)
  await clearTheDomain(site)

  // 4. The log of all of it.
  await readTheLog(walker)
}
