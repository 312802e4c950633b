// Runs before anything is shown, so that no page flashes in the wrong colours.
import { readTheme } from './theme-choice.ts'

document.documentElement.classList.add(readTheme())
