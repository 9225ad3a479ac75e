import type { SentNextRow } from '@kere/contracts/console/next-figures'
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
  read(answers: readonly unknown[], now: number): Fields
  next(answers: readonly unknown[], now: number): readonly SentNextRow[]
}

/** @param read gets one answer per statement, in their order; `next` gets the same */
export const batchPart = <const Own extends Statements, Fields extends object>(
  statements: (reader: Reader) => Own,
  read: (answers: BatchResponse<Own>, now: number) => Fields,
  next: (answers: BatchResponse<Own>, now: number) => readonly SentNextRow[] = () => [],
): BatchPart<Fields> => ({
  statements,
  read: (answers, now) => read(answers as BatchResponse<Own>, now),
  next: (answers, now) => next(answers as BatchResponse<Own>, now),
})

type FieldsOf<Parts> = Parts extends readonly [BatchPart<infer First>, ...infer Rest] ? First & FieldsOf<Rest> : unknown

export async function readParts<const Parts extends readonly BatchPart[]>(
  reader: Reader,
  parts: Parts,
): Promise<{ fields: FieldsOf<Parts>; next: SentNextRow[] }> {
  const asked = parts.map((part) => ({ part, statements: part.statements(reader) }))
  // drizzle's type demands at least one statement, and every part has one.
  const all = asked.flatMap(({ statements }) => [...statements]) as [BatchItem<'sqlite'>]
  const answers: unknown[] = await reader.db.batch(all)
  const answered = asked.map(({ part, statements }) => ({ part, own: answers.splice(0, statements.length) }))
  // The cast restores the type that `Object.assign` loses when it merges a spread array.
  const fields = Object.assign({}, ...answered.map(({ part, own }) => part.read(own, reader.now))) as FieldsOf<Parts>
  return { fields, next: answered.flatMap(({ part, own }) => part.next(own, reader.now)) }
}
