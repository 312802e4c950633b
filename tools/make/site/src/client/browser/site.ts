// The script that every page loads.
import { connectAlternatives } from './alternatives.ts'
import { connectCodeBlocks } from './code-blocks.ts'
import { connectCopyPage } from './copy-page.ts'
import { followContents } from './contents.ts'
import { connectLanguageSwitch } from './language-switch.ts'
import { connectMenu } from './menu.ts'
import { connectRunButtons } from './run-buttons.ts'
import { createSearchDialog } from './search-dialog.ts'
import { suggestPages } from './suggest-pages.ts'
import { connectThemeButton } from './theme-button.ts'

connectThemeButton()
connectMenu()
createSearchDialog()
connectAlternatives()
connectCodeBlocks()
connectRunButtons()
connectCopyPage()
connectLanguageSwitch()
followContents('.contents')
followContents('.operations')
void suggestPages()
