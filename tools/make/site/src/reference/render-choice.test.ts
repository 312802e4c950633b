import { expect, test } from 'vitest'
import { renderChoice } from './render-choice.ts'

const options = [
  { title: '200', html: '<pre>{}</pre>' },
  { title: '<404>', html: '<pre>no</pre>' },
]

test('of several things the first is chosen, and all have a name of which the choice is made', () => {
  const html = renderChoice('stop-status', 'Response', options)
  expect(html).toMatch(/^<fieldset class="choice"><legend>Response<\/legend>/)
  expect(html.match(/<input type="radio" name="stop-status" checked>200</g)).toHaveLength(1)
  expect(html).toContain('<input type="radio" name="stop-status">&lt;404&gt;</label><div><pre>no</pre></div>')
})

test('of one thing nothing is to be chosen', () => {
  expect(renderChoice('a', 'Response', options.slice(0, 1))).toBe('<pre>{}</pre>')
  expect(renderChoice('a', 'Response', [])).toBe('')
})
