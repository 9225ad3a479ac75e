import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { changesIn, copyCheckout, run } from '../copy-checkout.ts'

test.describe.configure({ timeout: 300_000 })

test('a new capability is written into its domain, and its types, the linter and what looks for the unused have nothing to say', async () => {
  const checkout = await copyCheckout()
  const bin = (name: string) => join(checkout, 'node_modules/.bin', name)
  await run(process.execPath, ['scripts/new.ts', 'forms/pet-loans'], { cwd: checkout })
  const changes = await changesIn(checkout)
  expect(changes.filter((line) => !/_pet_loans\.sql$|_snapshot\.json$/.test(line)).toSorted()).toEqual(
    [
      ' M d1/migrations/meta/_journal.json',
      ' M d1/schema.registry.ts',
      ' M mfe-admin/src/routes.registry.ts',
      ' M packages/contracts/openapi.json',
      ' M packages/contracts/src/contracts-hash.ts',
      ' M packages/contracts/src/contracts.registry.ts',
      ' M workers/api/src/routes.registry.ts',
      '?? d1/schema/forms/pet-loans.ts',
      '?? mfe-admin/src/features/forms/pet-loans/',
      '?? packages/contracts/src/forms/pet-loans.ts',
      '?? workers/api/src/forms/pet-loans/',
    ].toSorted(),
  )
  for (const project of ['d1', 'packages/contracts', 'workers/api', 'mfe-admin'])
    await run(bin('tsc'), ['--noEmit', '-p', project], { cwd: checkout })
  const written = changes.flatMap((line) =>
    line.startsWith('?? ') && !/\.(sql|json)$/.test(line) ? [line.slice(3)] : [],
  )
  await run(bin('oxlint'), written, { cwd: checkout })
  await run(bin('oxfmt'), ['--check', ...written], { cwd: checkout })
  await run(bin('knip'), ['--no-progress'], { cwd: checkout })
  const api = join(checkout, 'workers/api')
  await run(join(api, 'node_modules/.bin/vitest'), ['run', 'src/forms/pet-loans'], {
    cwd: api,
  })

  const again = await run(process.execPath, ['scripts/new.ts', 'forms/pet-loans'], { cwd: checkout }).catch(
    ({ stderr }: { stderr: string }) => ({ stderr }),
  )
  expect(again.stderr).toContain('packages/contracts/src/forms/pet-loans.ts is there already. Nothing was written.')
})
