// Reboots every running VPS, one after the other, and stops at the first that does not come back.
import { createClient, WaitError } from '@hostwright/common'
import { createVps } from '@hostwright/vps'

const vps = createVps(createClient())

for (const { uuid, name } of await vps.servers()) {
  const { power } = vps.server(uuid)
  if ((await power.status()) !== 'running') {
    console.log(`${name}: is not running, left alone`)
    continue
  }
  const reboot = await power.reboot()
  try {
    await reboot.wait({ onProgress: (state) => console.log(`${name}: ${state}`) })
  } catch (error) {
    if (!(error instanceof WaitError)) throw error
    console.error(`${name}: ${error.message}`)
    process.exitCode = 1
    break
  }
}
