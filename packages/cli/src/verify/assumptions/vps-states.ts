import type { Readings } from '../reading.ts'

interface ReinstallState {
  readonly uuid: string
  readonly status: string
  readonly image_id: string | null
}

/** The reinstall status of each VPS. */
export function listReinstalls(readings: Readings): readonly ReinstallState[] {
  return readings.of('getVpsReinstall').map(({ body, parameters }) => ({
    ...(body as { readonly os_reinstall: Omit<ReinstallState, 'uuid'> }).os_reinstall,
    uuid: parameters['uuid']!,
  }))
}

export function reinstallOf(readings: Readings, uuid: string): ReinstallState | undefined {
  return listReinstalls(readings).find((state) => state.uuid === uuid)
}

export function powerOf(readings: Readings, uuid: string): string | undefined {
  const reading = readings.of('getVpsPower').find(({ parameters }) => parameters['uuid'] === uuid)
  return (reading?.body as { readonly power: { readonly status: string } } | undefined)?.power.status
}

/** The VPSs that are being set up. */
export function listBuilding(readings: Readings): readonly string[] {
  const servers = readings
    .bodies<{ readonly servers: readonly { readonly uuid: string; readonly status: string }[] }>(
      'listVpsServers',
    )
    .flatMap(({ servers }) => servers)
  return servers
    .filter(({ status }) => status === 'building' || status === 'preparing')
    .map(({ uuid }) => uuid)
}
