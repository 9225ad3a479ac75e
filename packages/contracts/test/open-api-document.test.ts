import { type ApiDocument, growthRefusals } from '@kere/tooling/api-growth'
import { filesAtBase } from '@kere/tooling/file-at-base'
import { hashApi } from '@kere/tooling/hash-api'
import { lintOpenApi } from '@kere/tooling/lint-open-api'
import { expect, it } from 'vitest'
import exceptions from '../openapi-exceptions.json' with { type: 'json' }
import committed from '../openapi.json' with { type: 'json' }
import { contractsHash } from '../src/contracts-hash.ts'
import { describeApi } from '../src/describe-api.ts'

// The JSON module has a narrower type than an OpenAPI document.
const document = committed as unknown as ApiDocument

it('is committed as the contracts describe it; `pnpm openapi` writes it', () => {
  expect(JSON.parse(JSON.stringify(describeApi()))).toEqual(committed)
  expect(contractsHash).toBe(hashApi(JSON.stringify(committed)))
})

it('only grows, but for exceptions that say why', () => {
  const excused = new Set(exceptions.map(({ change }: { change: string }) => change))
  const refusals = filesAtBase('packages/contracts/openapi.json').flatMap((before) =>
    growthRefusals(JSON.parse(before) as ApiDocument, document),
  )
  expect(refusals.filter((change) => !excused.has(change))).toEqual([])
})

it('has nothing that the recommended rules of Redocly find', async () => {
  expect(await lintOpenApi(committed)).toEqual([])
})
