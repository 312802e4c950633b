import type { Hovers, Place } from './hovers.ts'

/** Finds the names at which an editor shows a signature but no text. */
export async function findBare(hovers: Hovers, places: readonly Place[]): Promise<string[]> {
  try {
    const texts = await hovers.textsAt(places)
    return places.filter((_, index) => !texts[index]?.trim()).map(({ label }) => label)
  } finally {
    await hovers.close()
  }
}
