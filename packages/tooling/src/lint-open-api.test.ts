import { expect, it } from 'vitest'
import { lintOpenApi } from './lint-open-api.ts'

const operation = {
  operationId: 'getLake',
  summary: 'A lake.',
  responses: { 200: { description: 'Done' }, 404: { description: 'Not found' } },
}
const documentOf = (described: object) => ({
  openapi: '3.1.1',
  info: { title: 'Lakes', version: '1', license: { name: 'All rights reserved', identifier: 'LicenseRef-X' } },
  servers: [{ url: '/' }],
  paths: { '/api/lakes': { get: described } },
})

it('finds an operation that does not say who may call it, and nothing in one that does', async () => {
  expect(await lintOpenApi(documentOf(operation))).toEqual([expect.stringContaining('security-defined')])
  expect(await lintOpenApi(documentOf({ ...operation, security: [] }))).toEqual([])
})
