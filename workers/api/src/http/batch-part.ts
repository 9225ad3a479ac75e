import type { Language } from '@kere/contracts/accounts/languages'
import type { SentNextRow } from '@kere/contracts/console/next-figures'
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch'
import type { Context } from '../base/context.ts'
import { inLanguage, type Said, type Written } from './said.ts'

type Statements = readonly BatchItem<'sqlite'>[]

export interface Reader extends Pick<Context, 'db' | 'language'> {
  userId: string
  now: number
}

/** A next step whose words are those of the API, marked with `t` or `said`, or those of a person. */
export interface NextStep extends Pick<SentNextRow, 'id' | 'kind' | 'at' | 'path'> {
  title: string | Said | Written
  text: string | Said | Written
  act: string | Said
  fact?: string | Said
}

export interface BatchPart<Fields extends object = object> {
  statements(reader: Reader): Statements
  read(answers: readonly unknown[], now: number): Fields
  next(answers: readonly unknown[], now: number): readonly NextStep[]
}

/** @param read gets one answer per statement, in their order; `next` gets the same */
export const batchPart = <const Own extends Statements, Fields extends object>(
  statements: (reader: Reader) => Own,
  read: (answers: BatchResponse<Own>, now: number) => Fields,
  next: (answers: BatchResponse<Own>, now: number) => readonly NextStep[] = () => [],
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
  const next = answered.flatMap(({ part, own }) => part.next(own, reader.now))
  return { fields, next: next.map((step) => rowOf(step, reader.language)) }
}

function rowOf({ title, text, act, fact, ...step }: NextStep, language: Language): SentNextRow {
  const write = (words: string | Said) => inLanguage(language, words)
  return {
    ...step,
    language,
    act: write(act),
    ...(fact !== undefined && { fact: write(fact) }),
    ...(isWritten(title) ? { title: title.written, titleLanguage: title.language } : { title: write(title) }),
    ...(isWritten(text) ? { text: text.written, textLanguage: text.language } : { text: write(text) }),
  }
}

const isWritten = (words: string | Said | Written) => typeof words === 'object' && 'written' in words
