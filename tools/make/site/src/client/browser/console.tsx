// The console's page: a form that follows the chosen operation, the same call as code, the response, and the account.
import { render } from 'preact'
import type { ConsoleData } from '../../console/console-operation.ts'
import { Console } from './console/console-view.tsx'
import { find } from './view/element.ts'

declare global {
  var hostwrightConsole: ConsoleData
}

render(<Console {...globalThis.hostwrightConsole} />, find('#panes'))
