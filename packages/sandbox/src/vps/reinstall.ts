import { ApiFailure, validationFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import type { Call, Handler } from '../operations/handler.ts'
import { toDateTime } from '../time/japan-time.ts'
import { requireVps, requireWritableVps, saveContract, type VpsContract } from './contract.ts'
import { countRead } from '../time/progress.ts'
import {
  installedImage,
  listImageProblems,
  toReinstallImage,
  type VpsImageRecord,
  vpsImages,
} from './image.ts'
import { shownPower } from './power-state.ts'
import { rejectUnknown } from './reject-unknown.ts'
import { beginInstallation, endOfFirstPhase, reinstallState } from './reinstall-state.ts'
import { listSshKeyProblems, registerSshKey } from './ssh-key.ts'

export const listVpsOsImages: Handler<'listVpsOsImages'> = ({ store, path, now, assume }) => {
  const { plan } = requireVps(store, path.uuid, now)
  const images = vpsImages(store).all()
  return { status: 200, body: { os_images: images.map((image) => toReinstallImage(image, plan, assume)) } }
}

export const getVpsReinstall: Handler<'getVpsReinstall'> = ({ store, path, now, assume }) => {
  const vps = requireVps(store, path.uuid, now)
  const { kind, startedAt } = vps.installation
  const image = installedImage(vps, now, assume)
  const counted = kind === 'reinstall' ? countRead(vps.installation, now) : vps.installation
  if (counted !== vps.installation) saveContract(store, { ...vps, installation: counted })
  const isNeverBuilding = kind === 'create' && assume['reinstall-state-of-new-vps'] === 'completed'
  return {
    status: 200,
    body: {
      os_reinstall: {
        status: isNeverBuilding ? 'completed' : reinstallState(vps.installation, now),
        image_id: image?.image_id ?? null,
        os: image?.os ?? null,
        installed_at: toDateTime(kind === 'create' ? endOfFirstPhase(vps.installation) : startedAt),
      },
    },
  }
}

export const reinstallVps: Handler<'reinstallVps'> = (call) => {
  const { store, path, body, now, assume } = call
  const vps = requireWritableVps(store, path.uuid, now)
  for (const check of checks[assume['vps-refusal-order']]) check(call, vps)
  const image = findImage(call, vps)
  registerSshKey(store, body)
  saveContract(store, {
    ...vps,
    image,
    oldImage: installedImage(vps, now, assume),
    installation: beginInstallation(store, 'reinstall', now),
    power: null,
  })
  return { status: 202, headers: { Location: `/v1/vps/servers/${path.uuid}/os-reinstall` } }
}

type Check = (call: Call<'reinstallVps'>, vps: VpsContract) => void

const rejectProtected: Check = (_call, { protection }) => {
  if (!protection.os_reinstall) return
  throw new ApiFailure('PROTECTED', 'The operation protection of this VPS rejects OS reinstalls.')
}

const rejectUnlessStopped: Check = ({ now, assume }, vps) => {
  const state = shownPower(vps, now, assume)
  if (state === 'stopped') return
  throw new ApiFailure('INVALID_POWER_STATE', `The VPS is ${state}: stop it before a reinstall.`)
}

/**
 * The order of the checks before a reinstall, for each choice of an assumption. If the input is not in the list, it is
 * checked last.
 */
const checks: Readonly<Record<AssumptionChoices['vps-refusal-order'], readonly Check[]>> = {
  'input-protected-power-state': [findImage, rejectProtected, rejectUnlessStopped],
  'input-power-state-protected': [findImage, rejectUnlessStopped, rejectProtected],
  'protected-power-state-input': [rejectProtected, rejectUnlessStopped],
}

/**
 * Returns the image to install. Rejects a request with an unknown or unsuitable image, an unknown SSH key, or a
 * `basic_password` that does not fit the image.
 */
function findImage(call: Call<'reinstallVps'>, { plan }: VpsContract): VpsImageRecord {
  const { store, body } = call
  rejectUnknown(call)
  const image = vpsImages(store).get(body.image_id)
  const problems = [
    ...listImageProblems(image, plan),
    ...listBasicPasswordProblems(image, body.basic_password !== undefined),
    ...listSshKeyProblems(store, body),
  ]
  if (image === undefined || problems.length > 0) throw validationFailure(problems)
  return image
}

function listBasicPasswordProblems(image: VpsImageRecord | undefined, isSent: boolean): string[] {
  if (image === undefined || image.requires_basic_password === isSent) return []
  return [
    isSent
      ? 'basic_password: is not taken by this image, which has no management tool.'
      : 'basic_password: is required for this image, which has a management tool.',
  ]
}
