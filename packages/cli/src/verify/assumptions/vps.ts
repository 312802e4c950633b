import type { Readings } from '../reading.ts'
import type { Observer } from './observer.ts'

/** Observer that finds out the power state of a VPS whose reinstall failed. */
const failedReinstall: Observer<'failed-reinstall'> = {
  id: 'failed-reinstall',
  observe(readings) {
    const found = listReinstalls(readings).find(({ status }) => status === 'error')
    const power = found && powerOf(readings, found.uuid)
    if (power === 'stopped') return 'stopped'
    return power === 'error' ? 'error' : undefined
  },
}

/**
 * Observer that finds out whether a packet filter can contain two rules that differ at most in their memo: it can if
 * one does.
 */
const identicalRules: Observer<'identical-rules'> = {
  id: 'identical-rules',
  observe({ bodies }) {
    const filters = bodies<{
      readonly packet_filter: { readonly rules: readonly Readonly<Record<string, unknown>>[] }
    }>('getPacketFilter')
    const isTwice = filters.some(({ packet_filter: { rules } }) => {
      const texts = rules.map(({ type, protocol, port, allowed_ip }) =>
        JSON.stringify([type, protocol, port, allowed_ip]),
      )
      return new Set(texts).size < texts.length
    })
    return isTwice ? 'with-memo' : undefined
  },
}

/**
 * Observer that finds out which image a VPS shows while it is being reinstalled. A single read cannot show whether that
 * is the old or the new image, so both choices are returned.
 */
const imageWhileRebuilding: Observer<'image-while-rebuilding'> = {
  id: 'image-while-rebuilding',
  observe(readings) {
    const found = listReinstalls(readings).find(({ status }) => status === 'rebuilding')
    if (found === undefined) return undefined
    return found.image_id === null ? 'null-while-rebuilding' : ['old-until-completed', 'new-image']
  },
}

/** Observer that finds out the power state of a VPS that is being set up. */
const powerWhileBuilding: Observer<'power-while-building'> = {
  id: 'power-while-building',
  observe(readings) {
    for (const uuid of listBuilding(readings)) {
      const power = powerOf(readings, uuid)
      if (power === 'processing' || power === 'stopped' || power === 'running') return power
    }
    return undefined
  },
}

/** Observer that finds out the power state of a VPS that is being reinstalled. */
const powerWhileReinstalling: Observer<'power-while-reinstalling'> = {
  id: 'power-while-reinstalling',
  observe(readings) {
    const found = listReinstalls(readings).find(({ status }) => status === 'rebuilding')
    const power = found && powerOf(readings, found.uuid)
    if (power === 'processing') return 'processing'
    return power === 'stopped' ? ['stopped', 'stopped-then-running'] : undefined
  },
}

/** Observer that finds out the values of `type` for reinstall images. */
const reinstallImageValues: Observer<'reinstall-image-values'> = {
  id: 'reinstall-image-values',
  observe({ bodies }) {
    const types = new Set(
      bodies<{ readonly os_images: readonly { readonly type: string }[] }>('listVpsOsImages').flatMap(
        ({ os_images }) => os_images.map(({ type }) => type),
      ),
    )
    if (types.has('os')) return 'lower-case'
    return types.has('OS') ? 'upper-case' : undefined
  },
}

/** Observer that finds out the reinstall status of a VPS that is being set up. */
const reinstallStateOfNewVps: Observer<'reinstall-state-of-new-vps'> = {
  id: 'reinstall-state-of-new-vps',
  observe(readings) {
    for (const uuid of listBuilding(readings)) {
      const { status } = reinstallOf(readings, uuid) ?? {}
      if (status === 'configuring') return 'configuring-until-boot'
      if (status === 'completed') return 'completed'
    }
    return undefined
  },
}

interface Memo {
  readonly memo?: string | null
}

/**
 * Observer that finds out whether a memo of a VPS or of a packet filter rule can contain characters that the encoding
 * eucJP-win does not have: it can if one has a character above U+FFFF, such as an emoji.
 */
const vpsMemoCharacters: Observer<'vps-memo-characters'> = {
  id: 'vps-memo-characters',
  observe({ bodies }) {
    const servers = bodies<{ readonly servers: readonly Memo[] }>('listVpsServers').flatMap(
      ({ servers }) => servers,
    )
    const rules = bodies<{ readonly packet_filter: { readonly rules: readonly Memo[] } }>(
      'getPacketFilter',
    ).flatMap(({ packet_filter }) => packet_filter.rules)
    return [...servers, ...rules].some(({ memo }) => /[\u{10000}-\u{10FFFF}]/u.test(memo ?? ''))
      ? 'any'
      : undefined
  },
}

interface ReinstallState {
  readonly uuid: string
  readonly status: string
  readonly image_id: string | null
}

/** Returns the reinstall status of each VPS. */
function listReinstalls(readings: Readings): readonly ReinstallState[] {
  return readings.of('getVpsReinstall').map(({ body, parameters }) => ({
    ...(body as { readonly os_reinstall: Omit<ReinstallState, 'uuid'> }).os_reinstall,
    uuid: parameters['uuid']!,
  }))
}

function reinstallOf(readings: Readings, uuid: string): ReinstallState | undefined {
  return listReinstalls(readings).find((state) => state.uuid === uuid)
}

function powerOf(readings: Readings, uuid: string): string | undefined {
  const reading = readings.of('getVpsPower').find(({ parameters }) => parameters['uuid'] === uuid)
  return (reading?.body as { readonly power: { readonly status: string } } | undefined)?.power.status
}

/** Returns the uuids of the VPSs that are being set up. */
function listBuilding(readings: Readings): readonly string[] {
  const servers = readings
    .bodies<{ readonly servers: readonly { readonly uuid: string; readonly status: string }[] }>(
      'listVpsServers',
    )
    .flatMap(({ servers }) => servers)
  return servers
    .filter(({ status }) => status === 'building' || status === 'preparing')
    .map(({ uuid }) => uuid)
}

/** Observers that find out the API's choices for VPSs from the responses of an account. */
export const vpsObservers: readonly Observer[] = [
  failedReinstall,
  identicalRules,
  imageWhileRebuilding,
  powerWhileBuilding,
  powerWhileReinstalling,
  reinstallImageValues,
  reinstallStateOfNewVps,
  vpsMemoCharacters,
]
