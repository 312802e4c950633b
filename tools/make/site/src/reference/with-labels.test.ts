import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { japaneseLabels, withLabels } from './with-labels.ts'

const script = 'x={useTranslate:()=>({translate:(e,t)=>(typeof t==`string`?t:t?.defaultValue)||e||``})}'

test('Redoc finds its words by their keys, and says the others as before', () => {
  const source = withLabels(script, japaneseLabels).replace('x=', '')
  const { useTranslate } = runInNewContext(`(${source})`) as {
    useTranslate: () => { translate: (key: string, fallback?: string) => string }
  }
  const { translate } = useTranslate()
  expect(translate('required', 'required')).toBe('必須')
  expect(translate('mcp.endpoint', 'Endpoint')).toBe('Endpoint')
})

test('another Redoc is noticed', () => {
  expect(() => withLabels('<script></script>', japaneseLabels)).toThrow('looks its words up in another way')
})
