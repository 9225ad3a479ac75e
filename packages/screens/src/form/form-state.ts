import type { ApiError } from '@kere/platform/api'
import { useState } from 'react'

export interface VersionedValues<Values> {
  version: number
  values: Values
}

/** Holds text that is typed and not saved yet, wherever the page stores it. */
export interface TypedStore<Values> {
  typed: VersionedValues<Values> | undefined
  write(next: VersionedValues<Values> | null): void
  /** `sent` is stored now, under this version; what was typed since then stays. */
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
  /** The prefix of every field’s id; without it one of this form alone. */
  id?: string
  /** The values on the server, as far as this page knows; for something new, the first values of the form. */
  initial: Values
  version?: number
  store?: TypedStore<Values>
  /** The form loads it with the first check, so that a page that nobody types into does not. */
  schema: () => Promise<Schema<Body>>
  /** Builds the object that the schema checks, if that differs from the values. */
  read?: (values: Values) => unknown
  /** @returns the version of what is stored then, where versions are counted */
  send: (body: Body, sending: Sending<Values>) => Promise<number | void>
  conflict?: { code: string; refresh: () => Promise<VersionedValues<Values>> }
  /** Names the field that a problem points to; without it by its path in the body. */
  fieldOf?: (pointer: string) => string
  /** The text of a problem that no field is to blame for. */
  refusalOf?: (problem: ApiError | null) => string
  /** The fields as they stand on the page, where the values have another order. */
  order?: readonly string[]
  /** A summary takes the focus in place of the first wrong field. */
  hasSummary?: boolean
  onSaved?: () => void
}

export type Control = { currentTarget: { value: string } }

export type NamesOf<Values, Kind> = {
  [Name in keyof Values]: [Kind, Values[Name]] extends [Values[Name], Kind] ? Name : never
}[keyof Values] &
  string

/** The values last as long as the form. */
export function useTypedValues<Values>(): TypedStore<Values> {
  const [typed, write] = useState<VersionedValues<Values> | null>(null)
  return {
    typed: typed ?? undefined,
    write,
    settle: (sent, version) => write((now) => (now && now.values !== sent ? { ...now, version } : null)),
  }
}

/** A text for each field that is refused, by its path: `title`, `modules.0.title`. */
export type FieldErrors = Readonly<Record<string, string>>

/** The first of each field. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[] = []): FieldErrors {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[path.map(String).join('.')] ??= message
  return found
}
