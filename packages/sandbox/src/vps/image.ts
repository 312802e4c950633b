import type { OrderableImage, ReinstallImage } from '@hostwright/types'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { collection, type CollectionOf } from '../storage/store.ts'
import type { VpsPlanRecord } from './plan.ts'
import { type Installation, reinstallState } from './reinstall-state.ts'

/** A stored image, with the properties that a VPS with this image shows. */
export interface VpsImageRecord extends OrderableImage {
  readonly os: string
  /** The application in the image; null for a plain operating system. */
  readonly application: string | null
  /** Whether the image contains a management tool, which needs its own password. */
  readonly requires_basic_password: boolean
}

/** The stored properties from which the image of a VPS at any time is calculated. */
export interface Imaged {
  /** The installed image, or the one that is being installed. */
  readonly image: VpsImageRecord
  /**
   * The image that the last reinstall has replaced or is replacing; `undefined` without a reinstall, or if the one
   * before it had failed.
   */
  readonly oldImage?: VpsImageRecord | undefined
  readonly installation: Installation
}

export const vpsImages: CollectionOf<VpsImageRecord> = collection('vps-image')

/** Returns an image in the form in which the list of plans contains it. */
export function toOrderableImage(image: VpsImageRecord): OrderableImage {
  const { image_id, name, version, minimum_memory_mb } = image
  return { image_id, name, version, minimum_memory_mb }
}

/** The words that describe an image in the list for reinstalls, for each choice of an assumption. */
const words: Readonly<Record<AssumptionChoices['reinstall-image-values'], Words>> = {
  'lower-case': {
    os: 'os',
    application: 'application',
    toCategory: ({ name, application }) => (application === null ? name.toLowerCase() : null),
    insufficientMemory: 'insufficient_memory',
  },
  'upper-case': {
    os: 'OS',
    application: 'APP',
    toCategory: ({ name }) => name,
    insufficientMemory: 'MEMORY_SHORTAGE',
  },
}

interface Words {
  readonly os: string
  readonly application: string
  readonly toCategory: (image: VpsImageRecord) => string | null
  readonly insufficientMemory: string
}

/** Returns an image in the form in which a VPS's list of images for reinstalls contains it. */
export function toReinstallImage(
  image: VpsImageRecord,
  plan: VpsPlanRecord,
  assume: AssumptionChoices,
): ReinstallImage {
  const { requires_basic_password } = image
  const { os, application, toCategory, insufficientMemory } = words[assume['reinstall-image-values']]
  const isAvailable = listImageProblems(image, plan).length === 0
  return {
    ...toOrderableImage(image),
    type: image.application === null ? os : application,
    category: toCategory(image),
    requires_basic_password,
    available_for_this_server: isAvailable,
    unavailable_reason: isAvailable ? null : insufficientMemory,
  }
}

/** Returns the reasons why a plan cannot use an image; empty if it can. */
export function listImageProblems(image: VpsImageRecord | undefined, plan: VpsPlanRecord): string[] {
  if (image === undefined) return ['image_id: there is no such image.']
  if (plan.memory_mb >= image.minimum_memory_mb) return []
  return [
    `image_id: the image needs ${image.minimum_memory_mb} MB of memory, and the plan has ${plan.memory_mb} MB.`,
  ]
}

/**
 * Returns the image that the API shows for a VPS; `undefined` after a reinstall that has failed and, depending on an
 * assumption, while a reinstall is rebuilding the disk.
 */
export function installedImage(
  { image, oldImage, installation }: Imaged,
  now: number,
  assume: AssumptionChoices,
): VpsImageRecord | undefined {
  const state = reinstallState(installation, now)
  if (state === 'error') return undefined
  if (state === 'completed' || installation.kind === 'create') return image
  switch (assume['image-while-rebuilding']) {
    case 'null-while-rebuilding':
      return state === 'rebuilding' ? undefined : image
    case 'old-until-completed':
      return oldImage
    case 'new-image':
      return image
  }
}
