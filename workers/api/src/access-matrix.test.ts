import { endpoints } from '@kere/contracts/endpoints'
import { describe, expect, it } from 'vitest'
import { accessMatrix, makeWorld, people, type Person } from '../test/access-matrix.ts'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/empty-database.ts'

describe('the access matrix', () => {
  it('has a row for every endpoint, and none for what is no endpoint', () => {
    expect(Object.keys(accessMatrix).toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted())
  })

  it.each(endpoints.map(({ name, method, path }) => ({ name, method, path })))(
    '[S-334] [S-335] holds for $name ($method $path)',
    async ({ name, method, path }) => {
      const row = accessMatrix[name]
      const found: Partial<Record<Person, number>> = {}
      await emptyDatabase()
      let world = await makeWorld()
      for (const person of people) {
        // What one person has changed is not what the next one finds.
        if (method !== 'GET') world = await makeWorld()
        const { status } = await startApi().call(path.replace(':id', row?.id?.(world) ?? ''), {
          method,
          headers: {
            origin: 'https://kere.test',
            ...(person === 'visitor' ? {} : { cookie: world.users[person].cookie }),
            ...(row?.body ? { 'content-type': 'application/json' } : {}),
          },
          ...(row?.body ? { body: JSON.stringify(row.body(world)) } : {}),
        })
        found[person] = status
      }
      expect(found).toEqual(row?.expected)
    },
  )
})
