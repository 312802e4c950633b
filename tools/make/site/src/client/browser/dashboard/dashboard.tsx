// The dashboard of a running sandbox: its state, what happens in it, and what can be done to it.
import { render } from 'preact'
import { connectThemeButton } from '../theme-button.ts'
import { readTheme } from '../theme-choice.ts'
import { find } from '../view/element.ts'
import { Dashboard } from './dashboard-view.tsx'
import { awaitDocs } from './await-docs.ts'
import { fillFrame } from './frame.ts'

document.documentElement.classList.add(readTheme())
connectThemeButton()
fillFrame()
find('#address').textContent = location.origin

const announcement = find('#docs-expected')
if (!announcement.hidden) void linkToDocs()

render(<Dashboard />, find('#main'))

async function linkToDocs(): Promise<void> {
  await awaitDocs(
    () => fetch('/', { method: 'HEAD' }),
    (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  )
  announcement.hidden = true
  find('#docs').hidden = false
}
