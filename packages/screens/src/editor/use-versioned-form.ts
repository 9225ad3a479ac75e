import { ApiError } from '@kere/platform/api'
import { useAfterPress } from '@kere/ui/overlays/use-after-press'
import { useEffect, useRef, useState } from 'react'

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

/** A text for each field that is refused, by its path: `title`, `modules.0.title`. */
export type FieldErrors = Readonly<Record<string, string>>

/** The first of each field. */
export function errorsOf(issues: readonly { path: readonly PropertyKey[]; message: string }[] = []): FieldErrors {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[path.map(String).join('.')] ??= message
  return found
}

interface VersionedFormOptions<Values> {
  /** The values on the server, as far as this page knows. */
  stored: VersionedValues<Values>
  store: TypedStore<Values>
  check: (values: Values) => Promise<FieldErrors>
  /** @returns the version of what is stored then */
  send: (wanted: VersionedValues<Values>, idempotencyKey: string) => Promise<number>
  conflictCode: string
  /** Reads what is stored: `stored` has another version after that. */
  refresh: () => Promise<unknown>
  /** Names the field that a problem points to. */
  fieldOf: (pointer: string) => string
  idOf: (field: string) => string
  /** The text for a problem that belongs to no field. */
  failureOf: (problem: ApiError | null) => string
  onSaved?: () => void
  /** Replaces the focus on the first field that is refused. */
  onRefused?: () => void
}

const timeNow = () => Date.now()

const savedShownMs = 3000

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/** Lasts as long as the form. */
export function useTypedValues<Values>(): TypedStore<Values> {
  const [typed, write] = useState<VersionedValues<Values> | null>(null)
  return {
    typed: typed ?? undefined,
    write,
    settle: (sent, version) => write((now) => (now && now.values !== sent ? { ...now, version } : null)),
  }
}

/**
 * A form that is saved by a button, over the version it was made from. Of two versions both stay until one is chosen.
 */
export function useVersionedForm<Values extends object>(options: VersionedFormOptions<Values>) {
  const { stored, store, check, send, conflictCode, refresh, fieldOf, idOf, failureOf } = options
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const touched = useRef(new Set<string>())
  /** Once it was refused, every field says what is wrong with it. */
  const isWhole = useRef(false)
  const afterPress = useAfterPress()
  /** A retry uses the same key, so that a save whose answer was lost is not repeated. */
  const attempt = useRef({ text: '', key: '' })

  const { typed } = store
  const isDirty = typed !== undefined && !isSame(typed.values, stored.values)
  const { values, version } = isDirty ? typed : stored

  const current = useRef(values)
  useEffect(() => {
    current.current = values
  }, [values])

  useEffect(() => {
    if (savedAt === null) return
    const timer = setTimeout(() => setSavedAt(null), savedShownMs)
    return () => clearTimeout(timer)
  }, [savedAt])

  const forget = () => {
    touched.current.clear()
    isWhole.current = false
  }

  const look = async (wanted: Values) => {
    const found = await check(wanted)
    const isSeen = (field: string) => isWhole.current || touched.current.has(field)
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => isSeen(field))))
  }

  /** @param change a function where it is called later, from a toast */
  const edit = (change: Partial<Values> | ((values: Values) => Partial<Values>)) => {
    const { current: before } = current
    const next = { ...before, ...(typeof change === 'function' ? change(before) : change) }
    current.current = next
    setFailure(null)
    setSavedAt(null)
    store.write(isSame(next, stored.values) ? null : { version, values: next })
    if (isWhole.current || touched.current.size > 0) void look(next)
  }

  const refuse = (found: FieldErrors) => {
    setErrors(found)
    if (options.onRefused) return options.onRefused()
    const first = Object.keys(values).find((field) => field in found)
    if (first) document.getElementById(idOf(first))?.focus()
  }

  /** @returns whether it is saved */
  async function save(wanted: Values = values, over = version): Promise<boolean> {
    if (isSaving) return false
    setIsSaving(true)
    isWhole.current = true
    setFailure(null)
    try {
      const found = await check(wanted)
      if (Object.keys(found).length > 0) {
        refuse(found)
        return false
      }
      setErrors({})
      const text = JSON.stringify([over, wanted])
      if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      store.settle(wanted, await send({ version: over, values: wanted }, attempt.current.key))
      forget()
      setSavedAt(timeNow())
      options.onSaved?.()
      return true
    } catch (error) {
      await fail(error)
      return false
    } finally {
      setIsSaving(false)
    }
  }

  async function fail(error: unknown) {
    const problem = error instanceof ApiError ? error : null
    if (problem?.code === conflictCode) {
      try {
        await refresh()
      } catch {
        setFailure(problem.message)
      }
      return
    }
    const refused = (problem?.errors ?? []).map(({ pointer, detail }) => ({
      path: [fieldOf(pointer)],
      message: detail,
    }))
    if (refused.length > 0) return refuse(errorsOf(refused))
    setFailure(failureOf(problem))
  }

  return {
    values,
    stored: stored.values,
    errors,
    failure,
    savedAt,
    isDirty,
    isSaving,
    isConflict: isDirty && version !== stored.version,
    edit,
    save,
    editAndSave(change: Partial<Values>) {
      const next = { ...values, ...change }
      store.write({ version, values: next })
      void save(next)
    },
    leaveField(field: string) {
      if (!isDirty) return
      touched.current.add(field)
      afterPress(() => void look(values))
    },
    /** @returns how to take it back */
    discard() {
      const before = typed
      forget()
      setErrors({})
      setFailure(null)
      store.write(null)
      return before && (() => store.write(before))
    },
    /** Ends a conflict. @returns how to take the choice back */
    choose(whose: 'mine' | 'theirs') {
      if (whose === 'mine') {
        store.write({ version: stored.version, values })
        void save(values, stored.version)
        return
      }
      store.write(null)
      return () => store.write({ version: stored.version, values })
    },
  }
}
