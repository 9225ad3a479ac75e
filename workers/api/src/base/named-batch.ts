import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from './context.ts'

type Statement = BatchItem<'sqlite'>

type Part = Statement | Readonly<Record<string, Statement>>

type NamesOf<Each> = Each extends Statement ? never : Each

type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (all: infer Intersection) => void
  ? Intersection
  : never

type Results<Named> = { [Name in keyof Named]: Named[Name] extends Statement ? Named[Name]['_']['result'] : never }

const isNamed = (part: Part): part is Readonly<Record<string, Statement>> =>
  Object.getPrototypeOf(part) === Object.prototype

/** One batch, in the order given. What is wrapped, `{ deleted: db.delete(…) }`, answers under its name; the rest is only done. */
export async function namedBatch<const Parts extends readonly Part[]>(
  db: Database,
  parts: Parts,
): Promise<Results<All<NamesOf<Parts[number]>>>> {
  const named = parts.flatMap((part): [name: string | null, statement: Statement][] =>
    isNamed(part) ? Object.entries(part) : [[null, part]],
  )
  const [first, ...rest] = named.map(([, statement]) => statement)
  const answers: unknown[] = first ? await db.batch([first, ...rest]) : []
  const results = named.flatMap(([name], index) => (name === null ? [] : [[name, answers[index]] as const]))
  // The names are those of `Parts`, each with its statement's answer.
  return Object.fromEntries(results) as Results<All<NamesOf<Parts[number]>>>
}
