import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { Database } from '../base/context.ts'

type Statements = readonly BatchItem<'sqlite'>[]

export interface Reader {
  db: Database
  userId: string
  now: number
}

export interface BatchPart<Fields extends object = object> {
  statements(reader: Reader): Statements
  read(answers: readonly unknown[]): Fields
}

/** @param read gets an answer for each of the statements */
export const batchPart = <const Own extends Statements, Fields extends object>(
  statements: (reader: Reader) => Own,
  read: (answers: BatchResponse<Own>) => Fields,
): BatchPart<Fields> => ({
  statements,
  read: (answers) => read(answers as BatchResponse<Own>),
})

type FieldsOf<Parts> = Parts extends readonly [BatchPart<infer First>, ...infer Rest] ? First & FieldsOf<Rest> : unknown

export async function readParts<const Parts extends readonly BatchPart[]>(
  reader: Reader,
  parts: Parts,
): Promise<FieldsOf<Parts>> {
  const asked = parts.map((part) => ({ part, statements: part.statements(reader) }))
  // drizzle's type wants one statement at least, and every part has one.
  const all = asked.flatMap(({ statements }) => [...statements]) as [BatchItem<'sqlite'>]
  const answers: unknown[] = await reader.db.batch(all)
  const fields = asked.map(({ part, statements }) => part.read(answers.splice(0, statements.length)))
  // `Object.assign` forgets what it has put together.
  return Object.assign({}, ...fields) as FieldsOf<Parts>
}
