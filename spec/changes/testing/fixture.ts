import type { JsonObject } from '../../build/json.ts'

const json = (name: string): JsonObject => ({
  'application/json': { schema: { $ref: `#/components/schemas/${name}` } },
})

/** A small API that sends and receives objects. `Level` is used in both directions. */
export const description: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: {
    '/cups': {
      get: {
        operationId: 'listCups',
        security: [{ key: ['read'] }],
        parameters: [{ name: 'q', in: 'query', schema: { type: 'string', maxLength: 10 } }],
        responses: {
          200: {
            description: 'ok',
            headers: { 'X-Left': { schema: { type: 'integer' } } },
            content: json('Cup'),
          },
          404: { $ref: '#/components/responses/Missing' },
        },
      },
      post: {
        operationId: 'makeCup',
        requestBody: { content: json('NewCup') },
        responses: { 200: { description: 'ok', content: json('Cup') } },
      },
    },
    '/lids': {
      get: { operationId: 'listLids', responses: { 404: { $ref: '#/components/responses/Missing' } } },
    },
  },
  components: {
    securitySchemes: { key: { type: 'http', scheme: 'bearer' } },
    responses: { Missing: { description: 'none', content: json('Problem') } },
    schemas: {
      NewCup: {
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', maxLength: 10, description: 'Name.' },
          colour: { $ref: '#/components/schemas/Colour' },
          level: { $ref: '#/components/schemas/Level' },
        },
      },
      Cup: {
        type: 'object',
        required: ['id', 'state'],
        properties: {
          id: { type: 'string' },
          state: { $ref: '#/components/schemas/State' },
          level: { $ref: '#/components/schemas/Level' },
          memo: { type: 'string' },
          kind: { type: 'string', 'x-extensible-enum': ['mug', 'glass'] },
        },
      },
      Problem: { type: 'object', properties: { code: { type: 'string' } } },
      Colour: { type: 'string', enum: ['red', 'blue'] },
      State: { type: 'string', enum: ['full', 'empty'] },
      Level: { type: 'string', enum: ['low', 'high'] },
    },
  },
}
