import type { Observer } from './observer.ts'

/** How the images of a reinstall are sorted. */
export const reinstallImageValues: Observer<'reinstall-image-values'> = {
  id: 'reinstall-image-values',
  observe({ bodies }) {
    const types = new Set(
      bodies<{ readonly os_images: readonly { readonly type: string }[] }>('listVpsOsImages').flatMap(
        ({ os_images }) => os_images.map(({ type }) => type),
      ),
    )
    if (types.has('os'))
      return 'os or application; the name in lower case for an os, else null; insufficient_memory'
    return types.has('OS') ? 'OS or APP; the name for both; MEMORY_SHORTAGE' : undefined
  },
}
