import type { OrderableImage, ReinstallImage } from '@hostwright/types'
import { collection, type CollectionOf } from '../store.ts'
import type { VpsPlanRecord } from './plan.ts'
import { type Installation, reinstallState } from './reinstall-state.ts'

/** An image as it is kept: with what a VPS that runs it says of itself. */
export interface VpsImageRecord extends OrderableImage {
  readonly os: string
  /** Null for a plain operating system. */
  readonly application: string | null
  /** What the versions of one operating system or application have in common. */
  readonly category: string | null
  /** Whether it brings a management tool, which needs a password of its own. */
  readonly requires_basic_password: boolean
}

export const vpsImages: CollectionOf<VpsImageRecord> = collection('vps-image')

/** The image as the plans list it. */
export function toOrderableImage(image: VpsImageRecord): OrderableImage {
  const { image_id, name, version, minimum_memory_mb } = image
  return { image_id, name, version, minimum_memory_mb }
}

/** The image as a VPS lists it that may be reinstalled with it. */
export function toReinstallImage(image: VpsImageRecord, plan: VpsPlanRecord): ReinstallImage {
  const { category, requires_basic_password, application } = image
  const isAvailable = listImageProblems(image, plan).length === 0
  return {
    ...toOrderableImage(image),
    type: application === null ? 'os' : 'application',
    category,
    requires_basic_password,
    available_for_this_server: isAvailable,
    unavailable_reason: isAvailable ? null : 'insufficient_memory',
  }
}

/** Why a plan cannot run an image; nothing when it can. */
export function listImageProblems(image: VpsImageRecord | undefined, plan: VpsPlanRecord): string[] {
  if (image === undefined) return ['image_id: there is no such image.']
  if (plan.memory_mb >= image.minimum_memory_mb) return []
  return [
    `image_id: the image needs ${image.minimum_memory_mb} MB of memory, and the plan has ${plan.memory_mb} MB.`,
  ]
}

/** What is on the disk of a VPS: nothing while it is being rebuilt, or when that has failed. */
export function installedImage(
  { image, installation }: { readonly image: VpsImageRecord; readonly installation: Installation },
  now: number,
): VpsImageRecord | undefined {
  const state = reinstallState(installation, now)
  return state === 'rebuilding' || state === 'error' ? undefined : image
}
