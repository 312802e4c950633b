import { expect, test } from 'vitest'
import { findTexts } from './find-texts.ts'

test('finds the texts for people, and no payload', () => {
  const texts = findTexts({
    openapi: '3.1.0',
    info: { title: 'A title', description: 'A text.', version: '1.0.0' },
    tags: [{ name: 'Orders' }, { name: 'VPS', 'x-displayName': 'Servers' }],
    'x-tagGroups': [{ name: 'A group', tags: ['Orders'] }],
    paths: {
      '/a': {
        get: {
          summary: 'A summary',
          'x-permission': { service: 'vps', category: 'a category' },
          parameters: [{ name: 'title', description: 'A parameter.', example: 'description' }],
        },
      },
    },
    components: {
      schemas: {
        description: {
          description: 'A schema of an awkward name.',
          properties: {
            title: { type: 'string', description: 'A property.', default: 'x', examples: ['y'] },
          },
          'x-enumDescriptions': { summary: 'A value.' },
        },
      },
      examples: { E: { summary: 'An example', value: { description: 'payload', message: 'payload' } } },
    },
  })
  expect(texts.map(({ path, text }) => `${path.join('/')}: ${text}`)).toEqual([
    'info/title: A title',
    'info/description: A text.',
    'tags/1/x-displayName: Servers',
    'x-tagGroups/0/name: A group',
    'paths//a/get/summary: A summary',
    'paths//a/get/x-permission/category: a category',
    'paths//a/get/parameters/0/description: A parameter.',
    'components/schemas/description/description: A schema of an awkward name.',
    'components/schemas/description/properties/title/description: A property.',
    'components/schemas/description/x-enumDescriptions/summary: A value.',
    'components/examples/E/summary: An example',
    'tags/0/x-displayName: Orders',
  ])
})
