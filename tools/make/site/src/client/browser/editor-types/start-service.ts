import type { Answered, Answers, Asked, Question } from '../../language-service/messages.ts'

/** Asks the language service, which takes one question after another. */
export type Ask = <Kind extends Question['kind']>(
  question: Extract<Question, { readonly kind: Kind }>,
) => Promise<Answers[Kind]>

/** Starts the worker from its text: a page from a disk may start none from a file. */
export function startService(source: string): Ask {
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })))
  const waiting = new Map<number, (answer: Answered['answer']) => void>()
  let last = 0
  worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<Answered>) => {
    waiting.get(id)?.(answer)
    waiting.delete(id)
  })
  return <Kind extends Question['kind']>(question: Question) =>
    new Promise<Answers[Kind]>((resolve) => {
      const id = ++last
      waiting.set(id, resolve as (answer: Answered['answer']) => void)
      worker.postMessage({ id, question } satisfies Asked, [])
    })
}
