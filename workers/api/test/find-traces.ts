import { env } from 'cloudflare:workers'
import { documentBuckets } from '../src/base/env.ts'

export async function findTraces(texts: readonly string[]): Promise<string[]> {
  const [columns, indexes] = await findTextIndexes(texts)
  const buckets = [env.MEDIA, ...Object.values(documentBuckets(env))]
  const objects = await Promise.all(buckets.map((bucket) => findInObjects(texts, bucket)))
  return [...columns, ...indexes, ...objects.flat()]
}

interface Column {
  table: string
  column: string
}

async function findTextIndexes(texts: readonly string[]) {
  const own = "m.name NOT LIKE '\\_cf\\_%' ESCAPE '\\'"
  const { results: columns } = await env.DB.prepare(
    `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master AS m JOIN pragma_table_xinfo(m.name) AS c
      WHERE m.type = 'table' AND m.name NOT LIKE '%\\_search%' ESCAPE '\\' AND ${own}`,
  ).all<Column>()
  const { results: indexes } = await env.DB.prepare(
    'SELECT name AS "table" FROM sqlite_master AS m WHERE m.sql LIKE \'CREATE VIRTUAL TABLE%\'',
  ).all<Pick<Column, 'table'>>()
  const given = JSON.stringify(texts)
  const [stored, indexed] = [
    columns.map(({ table, column }) =>
      env.DB.prepare(
        `SELECT DISTINCT '${table}.${column}' AS place FROM "${table}" AS searched, json_each(?) AS text
          WHERE instr(lower(CAST(searched."${column}" AS TEXT)), lower(text.value))`,
      ).bind(given),
    ),
    indexes.flatMap(({ table }) =>
      texts.map((text) =>
        env.DB.prepare(`SELECT DISTINCT '${table}' AS place FROM "${table}" WHERE "${table}" MATCH ?`).bind(
          `"${text.replaceAll('"', '""')}"`,
        ),
      ),
    ),
  ]
  const places = async (statements: D1PreparedStatement[]) =>
    (await env.DB.batch<{ place: string }>(statements)).flatMap(({ results }) => results.map(({ place }) => place))
  return [await places(stored), [...new Set(await places(indexed))]] as const
}

async function findInObjects(texts: readonly string[], bucket: R2Bucket) {
  const { objects, truncated } = await bucket.list()
  if (truncated) throw new Error('There are more objects than one list holds')
  const found: string[] = []
  for (const { key } of objects) {
    const object = await bucket.get(key)
    if (!object) continue
    const { httpMetadata, customMetadata } = object
    const bytes = new TextDecoder('latin1').decode(await object.arrayBuffer())
    const all = `${key} ${JSON.stringify({ httpMetadata, customMetadata })} ${bytes}`.toLowerCase()
    if (texts.some((text) => all.includes(text.toLowerCase()))) found.push(key)
  }
  return found
}
