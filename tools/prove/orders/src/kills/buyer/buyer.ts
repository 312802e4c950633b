// A process that buys one server, or continues where a killed one stopped. Its supervisor can stop it at each step, and
// kill it there.
import { flushCompileCache } from 'node:module'
import { createClient } from '@hostwright/common'
import { openJournal } from '../messages.ts'
import { createOrders } from '../../products.ts'
import { buyOne, type Shop } from './buy-one.ts'
import { ensureOne } from './ensure-one.ts'
import { connectSupervisor } from './supervisor.ts'
import { fetchWithSteps, journalWithSteps } from './with-steps.ts'
import { watchDisk } from './watch-disk.ts'

const supervisor = connectSupervisor()
if (process.argv[2] === 'redis') await Promise.all([import('@hostwright/redis'), import('@redis/client')])
flushCompileCache() // written now, because this process will hardly live to do it at its end
const { product, way, baseUrl, apiKey, journal: address, pauseMs } = await supervisor.begin()
if (address.kind === 'folder') watchDisk(address.place, supervisor)
const opened = await openJournal(address)
const journal = journalWithSteps(opened.journal, supervisor)
const { now, monotonic, sleep } = supervisor
const fetch = fetchWithSteps(supervisor)
const client = createClient({ baseUrl, apiKey, journal, fetch, now, monotonic, sleep })
const shop: Shop = { client, product, orders: createOrders(client, product), pauseMs, ...supervisor }
if (way === 'place') await buyOne(shop, journal)
else await ensureOne(shop, way)
opened.close()
supervisor.leave()
