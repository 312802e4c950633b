import type { RunScript } from './run.ts'
import type { Runner } from './run/create-runner.ts'
import type { Preparation } from '../program/messages.ts'
import { loadScript, loadStyle, root } from './load-file.ts'
import { shareAddress } from './share-address.ts'
import { element } from './view/element.ts'
import { linkWords } from './words/link-words.ts'
import { words } from './words/words.ts'

/** Gives every program of the page a button that runs it in place. A shared link replaces one program's text. */
export function connectRunButtons(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('.code[data-run]')]
  for (const [index, block] of blocks.entries()) addButton(block, index)
  if (location.hash.startsWith('#run-')) void openShared(blocks)
  addEventListener('hashchange', () => {
    if (location.hash.startsWith('#run-')) void openShared(blocks)
  })
}

const opened = new WeakMap<HTMLElement, Promise<Runner>>()

function addButton(block: HTMLElement, index: number): void {
  const button = element('button', { type: 'button', className: 'run-button' }, words.run)
  block.firstElementChild?.append(button)
  button.addEventListener('click', () => {
    void open(block, index)
      .then((runner) => runner.run())
      .catch((error: unknown) => block.append(createNote(toMessage(error))))
  })
}

/** Replaces a block by its editor; a block that has one already keeps it. */
function open(block: HTMLElement, index: number): Promise<Runner> {
  const known = opened.get(block)
  if (known !== undefined) return known
  const made = loadRun().then((script) => replace(script, block, index))
  opened.set(block, made)
  return made
}

function replace(script: RunScript, block: HTMLElement, index: number): Runner {
  const button = block.querySelector<HTMLElement>('.run-button')!
  const shown = block.querySelector('pre')!
  block.classList.remove('scrolls')
  shown.hidden = true
  const code = shown.textContent.trimEnd()
  const share = async (text: string, world: string): Promise<string> =>
    shareAddress(await script.toFragment({ block: index, world, code: text }))
  return script.createRunner(block, {
    code,
    preparation: JSON.parse(block.dataset['preparation'] ?? '[]') as readonly Preparation[],
    share,
    onRunning(isRunning, label) {
      button.textContent = label
      button.classList.toggle('is-stop', isRunning)
    },
    onClose: () => button.focus(),
    // The copy button reads the original block, so that block follows the editor.
    onChange: (text) => (shown.textContent = text),
  })
}

async function openShared(blocks: readonly HTMLElement[]): Promise<void> {
  const script = await loadRun()
  try {
    const { block: index, code, world } = await script.parseFragment(location.hash)
    const block = blocks[index]
    if (block === undefined) return tellAbove(linkWords.gone)
    const runner = await open(block, index)
    runner.load(code, world, linkWords.read)
    block.scrollIntoView({ block: 'center' })
  } catch (error) {
    const isBroken = error instanceof Error && error.name === 'BrokenLinkError'
    tellAbove(isBroken ? linkWords.broken : toMessage(error))
  }
}

/** Shows a note above the text of the page. */
function tellAbove(text: string): void {
  const note = createNote(text)
  document.querySelector('article')?.prepend(note)
  note.scrollIntoView({ block: 'center' })
}

function createNote(text: string): HTMLElement {
  return element('p', { className: 'run-note', role: 'alert' }, text)
}

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Loads the script of the editor when it is first needed. */
export async function loadRun(): Promise<RunScript> {
  if (globalThis.hostwrightRun === undefined)
    await Promise.all([loadScript(`${root}assets/run.js`), loadStyle(`${root}assets/live.css`)])
  if (globalThis.hostwrightRun === undefined) throw new Error('The editor cannot be loaded.')
  return globalThis.hostwrightRun
}
