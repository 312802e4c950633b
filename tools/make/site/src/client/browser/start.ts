// Runs before anything is shown: no page flashes in the wrong colours, and no sample in the wrong language.
import './theme.ts'
import { applyChoices } from './choices.ts'

applyChoices()
