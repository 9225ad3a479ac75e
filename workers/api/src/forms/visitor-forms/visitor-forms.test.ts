import { endpoints } from '@kere/contracts/endpoints'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { fixtureOf, requestOf } from '../../../test/fixtures.ts'
import { makePeople } from '../../../test/people.ts'

/** The hidden field, which people leave empty, identifies the forms for visitors. */
const forms = endpoints.filter(({ body }) => body && 'shape' in body && 'pebble' in (body.shape as object))

beforeEach(emptyDatabase)

it('knows the forms for visitors', () => {
  expect(forms.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['subscribeToNewsletter', 'applyForPosition', 'reportProfile']),
  )
})

it.each(forms)('$name answers an address that has sent before as late as one that has not', async (endpoint) => {
  const [path, init] = await requestOf(endpoint, fixtureOf(endpoint), await makePeople(), 'visitor')
  for (let times = 0; times < 2; times += 1) {
    const { call, waits } = startApi()
    const { status } = await call(path, init)
    expect([status, waits]).toEqual([endpoint.status, [400]])
  }
})
