// Reboots every VPS, five at a time, prints the progress of each, and at the end lists those that did not come back.
// Control-C stops the waits and begins no more reboots.
import { createClient, mapSettled } from '@hostwright/common'
import { createVps } from '@hostwright/vps'

const controller = new AbortController()
const { signal } = controller
process.once('SIGINT', () => controller.abort(new Error('interrupted')))

const vps = createVps(createClient())
const servers = await vps.servers()
let back = 0
const results = await mapSettled(
  servers,
  async ({ uuid, name }) => {
    const reboot = await vps.server(uuid).power.reboot({ signal })
    await reboot.wait({ signal, onProgress: (state) => console.log(`${name}: ${state}`) })
    console.log(`${name}: is back, ${++back} of ${servers.length}`)
  },
  { concurrency: 5, signal },
)
for (const result of results) {
  if (!('error' in result)) continue
  console.error(`${result.item.name}: ${String(result.error)}`)
  process.exitCode = 1
}
