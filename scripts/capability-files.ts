interface Names {
  domain: string
  /** The name, such as `pet-loans`. */
  name: string
}

/**
 * The files of a new capability: a list that admins read and export, which is the smallest with a contract, a table, a
 * slice with its test, and a page.
 */
export function capabilityFiles({ domain, name }: Names): Record<string, string> {
  const many = inCamel(name)
  const one = many.replace(/s$/, '')
  const Many = capitalized(many)
  const One = capitalized(one)
  const words = name.replaceAll('-', ' ')
  const word = words.replace(/s$/, '')
  const table = name.replaceAll('-', '_')
  const api = `workers/api/src/${domain}/${name}`
  const feature = `mfe-admin/src/features/${domain}/${name}`
  const files = {
    [`packages/contracts/src/${domain}/${name}.ts`]: `import * as z from 'zod/mini'
import { admins } from '../http/endpoint.ts'
import { newestOrOldest, resource } from '../http/resource.ts'

export const ${one} = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: z.iso.datetime(),
})

export type ${One} = z.infer<typeof ${one}>

export const ${many} = resource('/api/${name}', ${one}, {
  name: '${name}',
  access: admins,
  filters: {},
  sorts: newestOrOldest,
  list: {
    name: 'list${Many}',
    summary: 'All ${words}, sorted and paged.',
    failure: 'Failed to fetch the ${words}',
  },
  get: {
    name: 'get${One}',
    summary: 'One of the ${words}.',
    failure: 'Failed to fetch the ${word}',
  },
  csv: 'export${Many}',
})
`,
    [`d1/schema/${domain}/${name}.ts`]: `import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { declare } from '../../declarations/declare.ts'
import { neverExpires } from '../../declarations/retention.ts'

export const ${many} = sqliteTable(
  '${table}',
  {
    id: text('id').primaryKey(),
    title: text('title').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('${table}_by_date').on(table.createdAt, table.id)],
)

export const declarations = [declare(${many}, { retention: neverExpires('staff') })]
`,
    [`${api}/${name}.queries.ts`]: `import { ${many} as resource } from '@kere/contracts/${domain}/${name}'
import { ${many} } from '@kere/d1/schema/${domain}/${name}'
import { byDate } from '../../kit/lists/keyset.ts'
import { rowsOf } from '../../kit/lists/rows-of.ts'

export const ${one}Rows = rowsOf(resource, {
  select: (db) => db.select().from(${many}),
  orders: byDate({ createdAt: ${many}.createdAt, id: ${many}.id }),
  filters: {},
})
`,
    [`${api}/${name}.ts`]: `import { ${many} } from '@kere/contracts/${domain}/${name}'
import { instantOf } from '../../base/instants.ts'
import { readsOf } from '../../kit/lists/reads-of.ts'
import { ${one}Rows } from './${name}.queries.ts'

export const ${one}Reads = readsOf(${many}, ${one}Rows, ({ createdAt, ...row }) => ({
  ...row,
  createdAt: instantOf(createdAt),
}))
`,
    [`${api}/${name}.routes.ts`]: `import { timeInIndia } from '../../base/days.ts'
import { ${one}Reads } from './${name}.ts'

export const { routes } = ${one}Reads

export const exports = ${one}Reads.csv({
  Created: { moment: ({ createdAt }) => timeInIndia(createdAt) },
  Title: { text: ({ title }) => title },
})
`,
    [`${api}/${name}.fixtures.ts`]: `import { env } from 'cloudflare:workers'
import { ${many} } from '@kere/d1/schema/${domain}/${name}'
import { drizzle } from 'drizzle-orm/d1'
import type { Fixtures } from '../../../test/fixtures.ts'

export async function insert${One}(given: Partial<typeof ${many}.$inferInsert> = {}) {
  const row = { id: 'one', title: 'A title', createdAt: Date.parse('2026-11-01T06:00:00Z'), ...given }
  await drizzle(env.DB).insert(${many}).values(row)
  return { id: row.id }
}

export const fixtures: Fixtures = {
  list${Many}: { variants: [{ query: '?sort=oldest' }] },
  get${One}: { params: () => insert${One}() },
  export${Many}: {},
}
`,
    [`${api}/${name}.test.ts`]: `import { ${many} } from '@kere/contracts/${domain}/${name}'
import { beforeEach, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser } from '../../../test/sessions.ts'
import { insert${One} } from './${name}.fixtures.ts'

beforeEach(emptyDatabase)

it('lists the newest first, and the oldest where that is asked for', async () => {
  await insert${One}({ id: 'first' })
  await insert${One}({ id: 'second', createdAt: Date.parse('2026-11-02T06:00:00Z') })
  const [{ ask }, as] = [startApi(), await aUser('admin')]
  const { status, body } = await ask(${many}.list, { as, query: {} })
  expect([status, body]).toMatchObject([
    200,
    {
      items: [
        { id: 'second', title: 'A title', createdAt: '2026-11-02T06:00:00.000Z' },
        { id: 'first', title: 'A title', createdAt: '2026-11-01T06:00:00.000Z' },
      ],
      total: 2,
      nextCursor: null,
    },
  ])
  const { body: oldest } = await ask(${many}.list, { as, query: { sort: 'oldest' } })
  expect(oldest.items.map(({ id }) => id)).toEqual(['first', 'second'])
})

it('is for admins alone', async () => {
  const { status } = await startApi().ask(${many}.list, { as: await aUser('educator'), query: {} })
  expect(status).toBe(403)
})
`,
    [`${feature}/${name}.list.tsx`]: `import type { ${One} } from '@kere/contracts/${domain}/${name}'
import { momentColumn } from '@kere/screens/cells'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList, readsOf } from '@kere/screens/list'
import { byDate } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { momentOf } from '@kere/screens/time-in-india'

export const route = { path: '/dashboard/${name}', roles: ['admin'] }

const ${one}List = defineList({
  name: '${name}',
  path: route.path,
  title: '${capitalized(words)}',
  description: 'All ${words}, the newest first.',
  noun: ['${word}', '${words}'],
  filters: {
    sort: byDate('created'),
  },
  ...readsOf(async () => (await import('@kere/contracts/${domain}/${name}')).${many}),
  rowName: ({ title }) => title,
  columns: [
    { id: 'title', header: 'Title', isTitle: true, cell: ({ title }) => <span className="font-semibold">{title}</span> },
    momentColumn('created', 'Created (IST)', 'createdAt'),
  ],
  card: ({ title, createdAt }) => ({ title, lines: [\`\${momentOf(createdAt)} IST\`] }),
  panel: { param: 'row', component: ${One}Panel },
  exportName: '${name}',
  failed: { title: 'Failed to fetch the ${words}', text: 'Try again in a moment.' },
  empty: { title: 'No ${words} yet', text: 'The first one appears here.' },
})

export const page = listScreen(${one}List)

function ${One}Panel({ row: { title, createdAt } }: { row: ${One} }) {
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{title}</h3>
      <Facts className="mt-4">
        <Fact name="Created">
          <Moment instant={createdAt} />
        </Fact>
      </Facts>
    </>
  )
}
`,
    [`${feature}/${name}-page.test.tsx`]: `import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

afterEach(async () => page.viewport(1280, 800))

const item = { id: 'one', title: 'The first', createdAt: '2026-11-20T10:41:00.000Z' }

it('lists them with their date, and opens one beside the list', async () => {
  const { screen } = await visitPage('/dashboard/${name}?row=one', () =>
    Response.json({ items: [item], nextCursor: null, total: 1 }),
  )
  await expect.element(screen.getByRole('row', { name: /The first/ })).toHaveTextContent(/20 Nov 2026/)
  await expect.element(screen.getByRole('complementary')).toHaveTextContent(/The first.*Fri 20 Nov 2026, 4:11 pm/)
})

it('says where there are none', async () => {
  const { screen } = await visitPage('/dashboard/${name}', () => Response.json({ items: [], nextCursor: null, total: 0 }))
  await expect.element(screen.getByText('No ${words} yet')).toBeVisible()
})
`,
  }
  return files
}

const inCamel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
