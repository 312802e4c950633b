// Runs before anything is shown, so that no page flashes in the wrong colours, and before the texts are chosen, which
// follow the language of the page.
import '../theme.ts'
import { readLanguage } from './language-choice.ts'

document.documentElement.lang = readLanguage()
