import { useState } from 'react'

export interface VersionedValues<Values> {
  version: number
  values: Values
}

/** What is typed and not saved yet, wherever the page keeps it. */
export interface TypedStore<Values> {
  typed: VersionedValues<Values> | undefined
  write(next: VersionedValues<Values> | null): void
  /** `sent` is stored now, under this version; what was typed since then stays. */
  settle(sent: Values, version: number): void
}

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
