// The console's page: a form that follows the chosen operation, the same call as code, the response, and the account.
import { render } from 'preact'
import { type ConsoleData, unpackOperations } from '../../console/pack-operations.ts'
import { Console } from './console/console-view.tsx'
import { find } from './view/element.ts'

declare global {
  var hostwrightConsole: ConsoleData
}

const { apiKey } = globalThis.hostwrightConsole
render(
  <Console operations={unpackOperations(globalThis.hostwrightConsole)} apiKey={apiKey} />,
  find('#panes'),
)
