import type { OrderableImage } from '@hostwright/types'
import { collection, type CollectionOf } from '../store.ts'

/** An image as it is kept: with what a VPS that runs it says of itself. */
export interface VpsImageRecord extends OrderableImage {
  readonly os: string
  readonly application: string | null
}

export const vpsImages: CollectionOf<VpsImageRecord> = collection('vps-image')
