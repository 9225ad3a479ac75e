import { describe, expect, it } from 'vitest'
import { problemsOf } from './endpoint-facts.ts'
import { endpoints } from '../endpoints.ts'
import { problemOf } from './problems.ts'

describe('the problems', () => {
  it.each(endpoints)('that $name can answer are those of a contract', (endpoint) => {
    for (const code of problemsOf(endpoint)) expect(problemOf(code).status).toBeGreaterThanOrEqual(400)
  })

  it('that no contract has are refused', () => {
    expect(() => problemOf('lake_dry')).toThrow('lake_dry')
  })
})
