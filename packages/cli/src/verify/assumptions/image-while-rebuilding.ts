import { listReinstalls } from './vps-states.ts'
import type { Observer } from './observer.ts'

/** What a reinstall in progress says of its image. Whether that is the old one, one read cannot tell. */
export const imageWhileRebuilding: Observer<'image-while-rebuilding'> = {
  id: 'image-while-rebuilding',
  observe(readings) {
    const found = listReinstalls(readings).find(({ status }) => status === 'rebuilding')
    if (found === undefined) return undefined
    return found.image_id === null
      ? 'null while it is rebuilding, then the new image'
      : ['the old image until it has completed', 'the new image']
  },
}
