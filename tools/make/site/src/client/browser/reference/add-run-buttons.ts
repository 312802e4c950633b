import { element } from '../../../account-panel/element.ts'
import type { RunnableSample } from '../../../reference/runnable-sample.ts'
import { loadScript } from '../load-script.ts'
import { loadRun } from '../run-buttons.ts'

declare global {
  /** By operation, in lower case; loaded when the first of them is run. */
  var hostwrightSamples: Readonly<Record<string, RunnableSample>> | undefined
}

const words =
  document.documentElement.lang === 'ja'
    ? { run: 'TypeScript のサンプルを実行', close: '閉じる' }
    : { run: 'Run the TypeScript sample', close: 'Close' }

/** Puts a button below the samples of each operation that is shown and has none. */
export function addRunButtons(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('.panel-request-samples')) {
    const section = panel.closest<HTMLElement>('[data-section-id]')?.dataset['sectionId']
    if (section === undefined || panel.nextElementSibling?.classList.contains('run-sample') === true) continue
    const button = element('button', { type: 'button', class: 'run-sample' }, words.run)
    button.addEventListener('click', () => void open(section.split('/').at(-1)!))
    panel.after(button)
  }
}

async function open(operation: string): Promise<void> {
  if (globalThis.hostwrightSamples === undefined) await loadScript('assets/samples.js')
  const sample = globalThis.hostwrightSamples?.[operation]
  if (sample === undefined) throw new Error(`There is no sample of ${operation}.`)
  const { createRunner } = await loadRun()
  const bar = element('div', { class: 'code-bar' }, element('span', {}, 'TypeScript'))
  const block = element('div', { class: 'code is-running' }, bar)
  const dialog = element('dialog', { class: 'run-dialog', 'aria-label': words.run }, block)
  document.body.append(dialog)
  const runner = createRunner(block, bar, {
    code: sample.program.trimEnd(),
    world: 'small',
    root: '',
    preparation: sample.preparation,
  })
  const close = element('button', { type: 'button' }, words.close)
  close.addEventListener('click', () => dialog.close())
  bar.append(close)
  dialog.addEventListener('close', () => {
    runner.stop()
    dialog.remove()
  })
  dialog.showModal()
  await runner.run()
}
