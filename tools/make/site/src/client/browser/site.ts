// What every page does besides being read.
import { addCopyButtons } from './copy-buttons.ts'
import { connectMenu } from './menu.ts'
import { createSearchDialog } from './search-dialog.ts'
import { followContents } from './contents.ts'
import { connectThemeButton } from './theme-button.ts'

connectThemeButton()
connectMenu()
createSearchDialog()
addCopyButtons()
followContents()
