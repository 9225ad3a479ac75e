import { unfoldedTexts } from '@kere/d1/schema/base/unfolded-texts'
import { searchTables } from '@kere/d1/catalog/search-tables'
import { asc } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Database } from '../../base/context.ts'

export type Unfolded = typeof unfoldedTexts.$inferSelect

export interface FoundTexts {
  table: string
  /** A table that is only asked for short words has no sounds. */
  hasSounds: boolean
  rows: { seq: number; texts: (string | null)[] }[]
}

export const selectUnfolded = (db: Database, countLimit: number) =>
  db.select().from(unfoldedTexts).orderBy(asc(unfoldedTexts.id)).limit(countLimit)

const rowsOfTexts = z.array(
  z.object({
    seq: z.int(),
    texts: z.pipe(
      z.pipe(
        z.string(),
        z.transform((json): unknown => JSON.parse(json)),
      ),
      z.array(z.nullable(z.string())),
    ),
  }),
)

/**
 * Reads the texts of rows from each of their search tables. It uses the D1 client, because drizzle's raw statements
 * with parameters fail in a batch on D1.
 */
export async function selectTexts({ $client }: Database, unfolded: readonly Unfolded[]): Promise<FoundTexts[]> {
  const asked = tablesOf(unfolded).map(({ name: table, tokenizer, source, from, columns }) => ({
    table,
    hasSounds: tokenizer === 'trigram',
    statement: $client
      .prepare(
        `SELECT ${source}.seq AS seq, json_array(${Object.values(columns).join(', ')}) AS texts FROM ${from}
          WHERE ${source}.seq IN (SELECT value FROM json_each(?))`,
      )
      .bind(JSON.stringify(unfolded.flatMap((row) => (row.source === source ? [row.sourceRowId] : [])))),
  }))
  if (asked.length === 0) return []
  const results = await $client.batch(asked.map(({ statement }) => statement))
  return asked.map(({ table, hasSounds }, place) => ({
    table,
    hasSounds,
    rows: rowsOfTexts.parse(results[place]?.results),
  }))
}

/**
 * Writes the folded texts in one batch. A text that has changed since it was read has another mark and is left for the
 * next run.
 */
export async function updateToFolded(
  { $client }: Database,
  unfolded: readonly Unfolded[],
  found: readonly FoundTexts[],
): Promise<void> {
  const ids = JSON.stringify(unfolded.map(({ id }) => id))
  const isMarked = 'id IN (SELECT value FROM json_each(?))'
  const statements = tablesOf(unfolded).flatMap(({ name: table, source, columns }) => {
    const names = Object.keys(columns)
    const parts = inParts(found.find((each) => each.table === table)?.rows ?? [])
    return [
      $client
        .prepare(
          `DELETE FROM ${table} WHERE rowid IN (SELECT seq FROM unfolded_texts WHERE source = ? AND ${isMarked})`,
        )
        .bind(source, ids),
      ...parts.map((rows) =>
        $client
          .prepare(
            `INSERT INTO ${table} (rowid, ${names.join(', ')})
            SELECT row.value ->> 'seq', ${names.map((_, place) => `row.value -> 'texts' ->> ${place}`).join(', ')}
            FROM json_each(?) AS row
            WHERE row.value ->> 'seq' IN (SELECT seq FROM unfolded_texts WHERE source = ? AND ${isMarked})
              AND EXISTS (SELECT 1 FROM ${source} WHERE seq = row.value ->> 'seq')`,
          )
          .bind(rows, source, ids),
      ),
    ]
  })
  await $client.batch([...statements, $client.prepare(`DELETE FROM unfolded_texts WHERE ${isMarked}`).bind(ids)])
}

/** A parameter holds two million bytes, and one post may already have three hundred thousand characters. */
const partLength = 250_000

function inParts(rows: FoundTexts['rows']): string[] {
  const parts: string[] = []
  let part: string[] = []
  let length = 0
  for (const row of rows.map((each) => JSON.stringify(each))) {
    if (length > 0 && length + row.length > partLength) {
      parts.push(`[${part.join()}]`)
      part = []
      length = 0
    }
    part.push(row)
    length += row.length
  }
  return part.length > 0 ? [...parts, `[${part.join()}]`] : parts
}

const tablesOf = (unfolded: readonly Unfolded[]) =>
  searchTables.filter(({ source }) => unfolded.some((row) => row.source === source))
