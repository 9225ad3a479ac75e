import type { BatchItem } from 'drizzle-orm/batch'
import type { Context, Database } from './context.ts'

type Statement = BatchItem<'sqlite'>

type Part = Statement | Readonly<Record<string, Statement>>

type NamesOf<Each> = Each extends Statement ? never : Each

type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Intersection) => void
  ? Intersection
  : never

type Results<Named> = { [Name in keyof Named]: Named[Name] extends Statement ? Named[Name]['_']['result'] : never }

type ResultsOf<Parts extends readonly Part[]> = Results<All<NamesOf<Parts[number]>>>

const isNamed = (part: Part): part is Readonly<Record<string, Statement>> =>
  Object.getPrototypeOf(part) === Object.prototype

/**
 * Runs statements as one batch, in the given order. The answer of a named statement, `{ deleted: db.delete(…) }`, is
 * returned under its name; other answers are dropped.
 */
export async function namedBatch<const Parts extends readonly Part[]>(
  db: Database,
  parts: Parts,
): Promise<ResultsOf<Parts>> {
  const named = parts.flatMap((part): [name: string | null, statement: Statement][] =>
    isNamed(part) ? Object.entries(part) : [[null, part]],
  )
  const [first, ...rest] = named.map(([, statement]) => statement)
  const answers: unknown[] = first ? await db.batch([first, ...rest]) : []
  const results = named.flatMap(([name], index) => (name === null ? [] : [[name, answers[index]] as const]))
  // The cast is safe: the names are those of `Parts`, each with its statement's answer.
  return Object.fromEntries(results) as ResultsOf<Parts>
}

/** The context of an act. Scheduled work has no retries, so the fields about tries are optional. */
export type Acting = Pick<Context, 'db'> & Partial<Pick<Context, 'isDone' | 'markDone'>>

/**
 * Runs the batch of an act, in which the statement named `done` decides. If an earlier try has already done the act,
 * nothing is changed, and it counts as done.
 * @param kept data for the answer of such a retry, about rows that are deleted by then
 */
export async function actBatch<const Parts extends readonly Part[]>(
  { db, isDone = false, markDone = () => [] }: Acting,
  parts: Parts,
  { kept = '' }: { kept?: string | undefined } = {},
): Promise<ResultsOf<Parts> & { isDone: boolean }> {
  const isMain = (part: Part) => isNamed(part) && 'done' in part
  const marked: readonly Part[] = parts.flatMap((part) => (isMain(part) ? [part, ...markDone(kept)] : [part]))
  const results: { done?: unknown } = await namedBatch(db, marked)
  return { ...(results as ResultsOf<Parts>), isDone: isDone || hasChanged(results.done) }
}

/** A statement has changed something if it returned rows, or if D1 reports changed rows. */
function hasChanged(done: unknown): boolean {
  if (done === undefined) throw new Error('The batch has no statement that does the act')
  return Array.isArray(done) ? done.length > 0 : (done as D1Result).meta.changes > 0
}
