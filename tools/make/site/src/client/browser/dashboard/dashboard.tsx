// The dashboard of a running sandbox: its state, what happens in it, and what can be done to it.
import { render } from 'preact'
import { connectThemeButton } from '../theme-button.ts'
import { readTheme } from '../theme-choice.ts'
import { find } from '../view/element.ts'
import { Dashboard } from './dashboard-view.tsx'

document.documentElement.classList.add(readTheme())
connectThemeButton()
find('#address').textContent = location.origin
render(<Dashboard />, find('#main'))
