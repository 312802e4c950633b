import { globSync } from 'node:fs'
import { readTranslations, type Translations } from '../translations/read-translations.ts'

/**
 * Reads the Japanese of the SDK's reference, below the root of the repository. What the docstrings have from the
 * description of the API is translated there.
 */
export function readSdkTranslations(): Translations {
  return readTranslations(
    globSync('tools/make/site/src/sdk/ja/*.ja.yaml').toSorted(),
    globSync('spec/overlays/ja/*.yaml').toSorted(),
  )
}
