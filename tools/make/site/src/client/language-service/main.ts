// The worker that knows the types of programs: it responds to each question with its number.
import { createLanguageService } from './create-language-service.ts'
import type { Answered, Asked, Declarations } from './messages.ts'

declare const declarations: Declarations

const answer = createLanguageService(declarations)

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  postMessage({ id, answer: answer(question) } satisfies Answered)
})
