import { skipWithout } from '@hostwright/requirements/skip-without'
import { expect, test } from 'vitest'
import { installPythonTools, runActionlint, runPythonTool } from './outside-tools.ts'

test('zizmor finds nothing in the workflows, and actions are pinned', (context) => {
  skipWithout(context, 'Python 3 with venv')
  installPythonTools()
  expect(runPythonTool('zizmor', '--offline', '--quiet', '.github')).toMatchObject({ isOk: true })
})

test('actionlint finds nothing in the workflows', (context) => {
  skipWithout(context, 'Go 1.23 or later')
  expect(runActionlint()).toEqual({ isOk: true, output: '' })
})

test('every file has a licence and a copyright, as REUSE wants it', (context) => {
  skipWithout(context, 'Python 3 with venv')
  installPythonTools()
  expect(runPythonTool('reuse', 'lint', '--quiet')).toMatchObject({ isOk: true })
})
