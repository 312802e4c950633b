// Everything on this machine, against the sandbox: node start.ts
import { startTemporal } from '@hostwright/machine/start-temporal'
import { runHere } from '../run-here.ts'
import { openFlows } from './client.ts'

const { address, close } = await startTemporal()
await runHere(import.meta.dirname, { TEMPORAL_ADDRESS: address }, () => openFlows(address))
await close()
