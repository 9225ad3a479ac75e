import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { setDifference } from './set-difference.ts'
import { readTables, readValue, withValue, type WranglerTable } from './wrangler-file.ts'

const text = `name = "kere"

[alias]
"react-dom/server.edge" = "./x.js"

[[d1_databases]]
binding = "DB"
database_name = "kere"

# Staging.
[[env.staging.d1_databases]]
binding = "DB"
database_name = "kere-staging"

[[env.production.d1_databases]]
binding = "DB"
database_id = "old"
`

it('reads tables with their values', () => {
  expect(readTables(text).map(({ name, values }) => [name, values])).toEqual([
    ['', { name: 'kere' }],
    ['alias', { 'react-dom/server.edge': './x.js' }],
    ['d1_databases', { binding: 'DB', database_name: 'kere' }],
    ['env.staging.d1_databases', { binding: 'DB', database_name: 'kere-staging' }],
    ['env.production.d1_databases', { binding: 'DB', database_id: 'old' }],
  ])
})

it('writes a value that is not there behind its table’s last line, and changes nothing else', () => {
  const place = { table: 'env.staging.d1_databases', key: 'database_id' }
  expect(readValue(text, place)).toBeNull()
  const written = withValue(text, place, 'abc')
  expect(written).toBe(text.replace('kere-staging"\n', 'kere-staging"\ndatabase_id = "abc"\n'))
  expect(readValue(written, place)).toBe('abc')
})

it('puts a value in the place of another', () => {
  const place = { table: 'env.production.d1_databases', key: 'database_id' }
  expect(withValue(text, place, 'new')).toBe(text.replace('"old"', '"new"'))
  const vars = '[vars]\nSITE_ORIGIN = "a"\n\n[env.staging.vars]\nSITE_ORIGIN = "b"\n'
  expect(withValue(vars, { table: 'env.staging.vars', key: 'SITE_ORIGIN' }, 'c')).toBe(vars.replace('"b"', '"c"'))
})

it('names a table that is not there', () => {
  expect(() => withValue(text, { table: 'env.test.d1_databases', key: 'id' }, 'x')).toThrow(
    'No env.test.d1_databases to write id into',
  )
})

/** Keys that Wrangler does not inherit from the top level to an environment. */
const ownOfEnvironments =
  /^(?:vars|services|send_email|d1_databases|r2_buckets|kv_namespaces|worker_loaders|queues\.\w+|durable_objects\.bindings)$/

describe.each(['wrangler.toml', 'workers/api/wrangler.toml', 'workers/jobs/wrangler.toml'])('%s', (path) => {
  const tables = readTables(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
  const bare = (name: string) => name.replace(/-staging$/, '')
  const described = ({ values }: WranglerTable, name: string) =>
    name === 'vars'
      ? Object.keys(values).map((key) => `vars.${key}`)
      : [`${name} ${values.binding ?? values.name ?? bare(values.queue ?? '')}`]

  it.each(['staging', 'production'])('binds in %s all that it binds on a developer’s machine, and no more', (name) => {
    const prefix = `env.${name}.`
    const local = tables.filter((table) => ownOfEnvironments.test(table.name))
    const there = tables
      .filter((table) => table.name.startsWith(prefix) && ownOfEnvironments.test(table.name.slice(prefix.length)))
      .map((table) => ({ ...table, name: table.name.slice(prefix.length) }))
    const difference = setDifference(
      local.flatMap((table) => described(table, table.name)),
      there.flatMap((table) => described(table, table.name)),
      {
        missing: (binding) => `write it as [env.${name}…] into ${path}: ${binding} is not handed down to environments.`,
        surplus: (binding) => `${binding} is bound nowhere else; take it out of ${path}.`,
      },
    )
    expect(difference).toEqual([])
  })

  it('has nothing that only a local platform has, and requires the second factor of admins', () => {
    const file = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
    expect(file).not.toMatch(/LOCAL_|SECOND_FACTOR_OF_ADMINS/)
  })

  it('has the database and what people upload only as the API', () => {
    const ofTheApi = tables.filter(
      ({ name, values }) =>
        name.endsWith('d1_databases') || (name.endsWith('r2_buckets') && values.binding !== 'RELEASES'),
    )
    expect(ofTheApi.length > 0).toBe(path === 'workers/api/wrangler.toml')
  })

  it('keeps the lines of its log, and no addresses', () => {
    expect(tables.find((table) => table.name === 'observability')?.values).toEqual({ enabled: 'true' })
    if (path === 'workers/jobs/wrangler.toml') return
    expect(tables.find((table) => table.name === 'observability.logs')?.values).toMatchObject({
      invocation_logs: 'false',
    })
  })
})

it.each(['staging', 'production'])('names in %s the host that the shell answers at to API and jobs', (environment) => {
  const valueIn = (path: string, table: string, key: string) =>
    readValue(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'), { table, key })
  const host = valueIn('wrangler.toml', `env.${environment}.routes`, 'pattern')
  for (const worker of ['api', 'jobs'])
    expect(valueIn(`workers/${worker}/wrangler.toml`, `env.${environment}.vars`, 'SITE_ORIGIN')).toBe(`https://${host}`)
})
