import { expect, test } from 'vitest'
import { annotate, type Operation } from './annotate.ts'
import { japanese } from './words.ts'

const operation: Operation = {
  operationId: 'reinstallVps',
  tags: ['VPS operating system'],
  summary: 'OS の再インストール',
  description: 'OS をインストールし直します。',
  'x-scope': 'write',
  'x-permission': { service: 'vps', category: 'OS 再インストール' },
  'x-retry': 'never',
  'x-destructive': true,
  'x-provenance': 'requirements',
}
const programs = { typescript: '', curl: '', python: '', go: '', php: '' }
const request = { method: 'POST', target: '/a', body: undefined, hasResponse: true }
const sample = {
  operationId: 'reinstallVps',
  method: 'server.os.reinstall',
  request,
  preparation: [],
  programs,
} as const

test('what an operation needs and what it erases is said in the language of the page', () => {
  const description = { info: { title: '', version: '' }, paths: { '/a': { post: operation } } }
  const { paths } = annotate(description, [sample], () => 'sdk/vps.html', japanese)
  expect(paths['/a']?.['post']).toMatchObject({
    description:
      'SDK: [`server.os.reinstall`](sdk/vps.html) · 権限 `write` · `vps` の OS 再インストール · 再送前に結果を確認 · [コンソールで試す](console.html#reinstallVps)\n\nOS をインストールし直します。',
    'x-badges': [{ name: 'データ消去' }],
  })
})
