// Runs before anything is shown, so that no page flashes in the wrong colours, and no sample in the wrong language.
import { applyChoices } from './choices.ts'
import { readTheme } from './theme-choice.ts'

document.documentElement.classList.add(readTheme())
applyChoices()
