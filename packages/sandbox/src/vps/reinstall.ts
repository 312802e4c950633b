import { ApiFailure, validationFailure } from '../api-failure.ts'
import type { Call, Handler } from '../handler.ts'
import { toDateTime } from '../japan-time.ts'
import { requireVps, requireWritableVps, saveContract, type VpsContract } from './contract.ts'
import { countRead } from '../course.ts'
import {
  installedImage,
  listImageProblems,
  toReinstallImage,
  type VpsImageRecord,
  vpsImages,
} from './image.ts'
import { powerState } from './power-state.ts'
import { beginInstallation, endOfFirstPhase, reinstallState } from './reinstall-state.ts'
import { listSshKeyProblems, registerSshKey } from './ssh-key.ts'

export const listVpsOsImages: Handler<'listVpsOsImages'> = ({ store, path, now }) => {
  const { plan } = requireVps(store, path.uuid, now)
  const images = vpsImages(store).all()
  return { status: 200, body: { os_images: images.map((image) => toReinstallImage(image, plan)) } }
}

export const getVpsReinstall: Handler<'getVpsReinstall'> = ({ store, path, now }) => {
  const vps = requireVps(store, path.uuid, now)
  const { kind, startedAt } = vps.installation
  const image = installedImage(vps, now)
  const counted = kind === 'reinstall' ? countRead(vps.installation, now) : vps.installation
  if (counted !== vps.installation) saveContract(store, { ...vps, installation: counted })
  return {
    status: 200,
    body: {
      os_reinstall: {
        status: reinstallState(vps.installation, now),
        image_id: image?.image_id ?? null,
        os: image?.os ?? null,
        installed_at: toDateTime(kind === 'create' ? endOfFirstPhase(vps.installation) : startedAt),
      },
    },
  }
}

export const reinstallVps: Handler<'reinstallVps'> = (call) => {
  const { store, path, body, now } = call
  const vps = requireWritableVps(store, path.uuid, now)
  const image = findImage(call, vps)
  if (vps.protection.os_reinstall) {
    throw new ApiFailure('PROTECTED', 'The operation protection of this VPS refuses OS reinstalls.')
  }
  const state = powerState(vps, now)
  if (state !== 'stopped') {
    throw new ApiFailure('INVALID_POWER_STATE', `The VPS is ${state}: stop it before a reinstall.`)
  }
  registerSshKey(store, body)
  saveContract(store, {
    ...vps,
    image,
    installation: beginInstallation(store, 'reinstall', now),
    power: null,
  })
  return { status: 202, headers: { Location: `/v1/vps/servers/${path.uuid}/os-reinstall` } }
}

/** The image to install, if everything that was sent with it fits. */
function findImage({ store, body }: Call<'reinstallVps'>, { plan }: VpsContract): VpsImageRecord {
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
