import type { ApiError } from '@kere/platform/api'
import { useState } from 'react'

export interface VersionedValues<Values> {
  version: number
  values: Values
}

/** Stores the values that were typed and are not saved yet. */
export interface TypedStore<Values> {
  typed: VersionedValues<Values> | undefined
  write(next: VersionedValues<Values> | null): void
  /** Called when `sent` was saved as this version. Anything typed since then stays. */
  settle(sent: Values, version: number): void
}

interface Schema<Body> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Body }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

export interface Sending<Values> extends VersionedValues<Values> {
  idempotencyKey: string
}

export interface FormOptions<Values, Body> {
  /** The prefix of every field’s id; by default, one that is unique to this form. */
  id?: string
  /** The values on the server, as far as the page knows; for something new, the form's first values. */
  initial: Values
  version?: number
  store?: TypedStore<Values>
  /** Loads the schema. The form calls it with the first check, so that it is not loaded if nobody types. */
  schema: () => Promise<Schema<Body>>
  /** Builds the object that the schema checks, if it differs from the values. */
  read?: (values: Values) => unknown
  /** @returns the version that is now stored, for forms with versions */
  send: (body: Body, sending: Sending<Values>) => Promise<number | void>
  conflict?: { code: string; refresh: () => Promise<VersionedValues<Values>> }
  /** Finds the field that a problem's pointer means; by default, the pointer's path in the body. */
  fieldOf?: (pointer: string) => string
  /** The text of a problem that concerns no field. */
  refusalOf?: (problem: ApiError | null) => string
  /** The order of the fields on the page, if it differs from the order of the values. */
  order?: readonly string[]
  /** If true, the focus goes to a summary of the errors, not to the first wrong field. */
  hasSummary?: boolean
  onSaved?: () => void
}

export type Control = { currentTarget: { value: string } }

export type NamesOf<Values, Kind> = {
  [Name in keyof Values]: [Kind, Values[Name]] extends [Values[Name], Kind] ? Name : never
}[keyof Values] &
  string

export type ListsOf<Values> = {
  [Name in keyof Values]: Values[Name] extends readonly string[] ? Name : never
}[keyof Values] &
  string

/** A store that lasts as long as the form. */
export function useTypedValues<Values>(): TypedStore<Values> {
  const [typed, write] = useState<VersionedValues<Values> | null>(null)
  return {
    typed: typed ?? undefined,
    write,
    settle: (sent, version) => write((now) => (now && now.values !== sent ? { ...now, version } : null)),
  }
}

/** The error text of each refused field, by the field's path: `title`, `modules.0.title`. */
export type FieldErrors = Readonly<Record<string, string>>

/** Keeps the first error of each field. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[] = []): FieldErrors {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[path.map(String).join('.')] ??= message
  return found
}
