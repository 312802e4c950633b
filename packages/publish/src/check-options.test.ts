import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { readPublishStatus } from './read-publish-status.ts'
import { openScene } from './testing/open-scene.ts'
import { undoPublish } from './undo-publish.ts'

test.each([
  ['adopt', 'index.html', "is of another type: give a list of texts, such as ['wp-*']"],
  ['adopt', null, 'give a list of texts'],
  ['adopt', [5], 'give a list of texts'],
  ['keep', 'wp-*', 'give a list of texts'],
  ['keep', new Set(['wp-*']), 'give a list of texts'],
  ['include', 'id', 'give a list of texts'],
  ['remove', '5', 'give a whole number, from 0'],
  ['remove', Number.NaN, 'give a whole number, from 0'],
  ['takeOver', 'no', 'give true or false'],
  ['dryRun', 'false', 'give true or false'],
  ['name', 5, 'give a text'],
  ['to', 5, 'give a text'],
  ['name', '', 'is empty: give a text, or leave it out'],
  ['name', ' ', 'is empty: give a text, or leave it out'],
  ['to', '', 'is empty: give a text, or leave it out'],
  [
    'keep',
    ['{uploads,wp-*}'],
    'has "{uploads,wp-*}", which matches nothing: write the path alone, such as uploads/',
  ],
  ['keep', ['uploads/', 'wp-content\\uploads'], 'which matches nothing'],
  ['keep', [''], 'has "", which matches nothing'],
  ['keep', ['#recycle'], 'has "#recycle", which matches nothing'],
  ['keep', ['/'], 'has "/", which matches nothing'],
  ['adopt', ['./index.html'], 'has "./index.html", which matches nothing'],
  ['address', '127.0.0.1:22', 'give { host, port }'],
  ['dryrun', true, 'is no option of a publish: leave it out'],
])('an option %s that is %j is an error before anything is read', async (field, value, message) => {
  const { client, options, sandbox } = await openScene()
  const given = { ...options, [field]: value }
  const before = sandbox.journal().requests.length
  for (const call of [publishFolder, undoPublish, readPublishStatus])
    await expect(call(client, given)).rejects.toMatchObject({
      name: 'ConfigError',
      field,
      message: expect.stringContaining(message),
    })
  expect(sandbox.journal().requests).toHaveLength(before)
})
