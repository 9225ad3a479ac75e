import { env } from 'cloudflare:workers'
import { seedLarge } from '@kere/d1/seed/large-seed'
import { expect, it } from 'vitest'
import { rowsReadByShape } from './rows-read.ts'

it('reads the same rows at 1,000 and at 100,000 courses', { timeout: 600_000 }, async () => {
  await seedLarge(env.DB, 1000)
  const small = await rowsReadByShape()
  await seedLarge(env.DB, 100_000)
  const large = await rowsReadByShape()

  const lines = Object.entries(small).map(
    ([address, rows]) => `${String(rows).padStart(6)} ${String(large[address]).padStart(8)}  ${address}`,
  )
  console.log(['Rows read at', ' 1,000  100,000  courses', ...lines].join('\n'))
  expect(large).toEqual(small)
})
