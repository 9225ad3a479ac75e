import { messages } from '@kere/contracts/http/messages'
import { ApiError } from '@kere/platform/api'
import { createAttempts } from '@kere/platform/attempts'
import { useAfterPress } from '@kere/ui/overlays/use-after-press'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import {
  errorsOf,
  useTypedValues,
  type Control,
  type FieldErrors,
  type FormOptions,
  type ListsOf,
  type NamesOf,
  type VersionedValues,
} from './form-state.ts'

const savedShownMs = 3000

const timeNow = () => Date.now()

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

const nameInBody = (pointer: string) => pointer.replace(/^\/body\/(values\/)?/, '').replaceAll('/', '.')

/**
 * A form that is sent by a button. It is checked by the schema of its endpoint, sent once at a time, and carries an
 * idempotency key that outlives a lost answer. If the values have versions, a save replaces only the version that the
 * user has edited; in a conflict, both versions are kept until the user chooses one.
 */
export function useForm<Values extends object, Body>(options: FormOptions<Values, Body>) {
  const { initial, version: storedVersion = 0, schema, read, send, conflict, hasSummary, onSaved } = options
  const { fieldOf = nameInBody, refusalOf = (problem) => problem?.message ?? messages.connection } = options
  const ownId = useId()
  const { id = ownId } = options
  const ownStore = useTypedValues<Values>()
  const { store = ownStore } = options
  const [errors, setErrors] = useState<FieldErrors>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [attempt] = useState(createAttempts)
  const isUnderWay = useRef(false)
  const touched = useRef(new Set<string>())
  /** Once a form was refused, every wrong field shows its error. */
  const isWhole = useRef(false)
  /** Values that were sent without an answer. Any of them may be stored. */
  const unanswered = useRef<VersionedValues<Values>[]>([])
  const afterPress = useAfterPress()

  const { typed } = store
  const isDirty = typed !== undefined && !isSame(typed.values, initial)
  const { values, version } = isDirty ? typed : { values: initial, version: storedVersion }

  const { order = Object.keys(values) } = options

  const current = useRef(values)
  useEffect(() => {
    current.current = values
  }, [values])

  useEffect(() => {
    if (savedAt === null) return
    const timer = setTimeout(() => setSavedAt(null), savedShownMs)
    return () => clearTimeout(timer)
  }, [savedAt])

  const idOf = (field: string) => `${id}-${field.replaceAll('.', '-')}`
  const rootOf = (path: string) => path.split('.')[0] ?? ''

  const forget = () => {
    touched.current.clear()
    isWhole.current = false
  }

  const parse = async (wanted: Values) => (await schema()).safeParse(read ? read(wanted) : wanted)

  const look = async (wanted: Values) => {
    const result = await parse(wanted)
    const found = result.success ? {} : errorsOf(result.error.issues)
    const isSeen = (path: string) => isWhole.current || touched.current.has(path) || touched.current.has(rootOf(path))
    const seen = Object.fromEntries(Object.entries(found).filter(([path]) => isSeen(path)))
    // A press may have begun while the schema was loading. An error that appears during it must not move the button.
    afterPress(() => setErrors(seen))
  }
  /** If the schema cannot be loaded, sending reports it. */
  const lookQuietly = (wanted: Values) => void look(wanted).catch(() => {})

  /** @param change a function, if it is called later, for example from a toast */
  const edit = (change: Partial<Values> | ((values: Values) => Partial<Values>)) => {
    const { current: before } = current
    const next = { ...before, ...(typeof change === 'function' ? change(before) : change) }
    current.current = next
    setRefusal(null)
    setProblem(null)
    setSavedAt(null)
    store.write(isSame(next, initial) ? null : { version, values: next })
    if (isWhole.current || touched.current.size > 0) lookQuietly(next)
  }

  const editField = (name: string, value: unknown) => edit({ [name]: value } as Partial<Values>)

  const refuse = (found: FieldErrors) =>
    afterPress(() => {
      setErrors(found)
      setRefusals((count) => count + 1)
      if (hasSummary) return
      const paths = Object.keys(found)
      const first = order.flatMap((field) => paths.filter((path) => rootOf(path) === field))[0]
      const control = first && (document.getElementById(idOf(first)) ?? document.getElementById(idOf(rootOf(first))))
      if (control) control.focus()
      if (control instanceof HTMLInputElement && control.type === 'password') control.select()
    })

  /** @returns whether the values are saved */
  async function trySending(wanted: Values, over: number): Promise<boolean> {
    const result = await parse(wanted)
    if (!result.success) {
      refuse(errorsOf(result.error.issues))
      return false
    }
    setErrors({})
    const sent = { version: over, values: wanted }
    if (conflict) unanswered.current.push(sent)
    const answered = await attempt([over, result.data], (idempotencyKey) =>
      send(result.data, { ...sent, idempotencyKey }),
    ).catch(async (error: unknown) => {
      if (!conflict || !(error instanceof ApiError) || error.code !== conflict.code) throw error
      const stored = await conflict.refresh().catch(() => {
        throw error
      })
      const own = unanswered.current.find(({ values: before }) => isSame(before, stored.values))
      unanswered.current = []
      // The server did receive one of the earlier tries.
      return own && { stored, isAll: isSame(own.values, wanted) }
    })
    if (typeof answered === 'object') {
      if (!answered.isAll) return trySending(wanted, answered.stored.version)
    } else if (answered === undefined && conflict) return false
    unanswered.current = []
    store.settle(wanted, typeof answered === 'object' ? answered.stored.version : (answered ?? over))
    forget()
    setSavedAt(timeNow())
    onSaved?.()
    return true
  }

  const fail = (error: unknown) => {
    const failed = error instanceof ApiError ? error : null
    const found = errorsOf(
      (failed?.errors ?? []).map(({ pointer, detail }) => ({ path: fieldOf(pointer).split('.'), message: detail })),
    )
    if (Object.keys(found).some((path) => rootOf(path) in values)) return refuse(found)
    setProblem(failed)
    setRefusal(failed?.errors[0]?.detail ?? refusalOf(failed))
  }

  async function save(wanted: Values = current.current, over = version): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    isWhole.current = true
    setBusy(true)
    setRefusal(null)
    setProblem(null)
    try {
      return await trySending(wanted, over)
    } catch (error) {
      fail(error)
      return false
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  const leaveField = (field: string) => {
    if (!isDirty) return
    touched.current.add(field)
    // Pressing the button blurs a field. An error that appears then must not move the button.
    afterPress(() => lookQuietly(current.current))
  }

  const isConflict = isDirty && version !== storedVersion

  const errorOf = (field: string) =>
    errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1]

  return {
    values,
    stored: initial,
    errors,
    errorOf,
    idOf,
    /** The reason why the form was not sent, for display beside the button. */
    refusal,
    /** The problem behind `refusal`, for a form that shows certain problems in its own way. */
    problem,
    savedAt,
    isDirty,
    isBusy,
    isConflict,
    /** The props for `FormErrors`. */
    summary: {
      shown: refusals,
      found: order.flatMap((field) =>
        Object.entries(errors).flatMap(([path, text]) => (rootOf(path) === field ? [{ id: idOf(path), text }] : [])),
      ),
    },
    edit,
    save,
    leaveField,
    props: {
      id,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isConflict) void save()
      },
    },
    /** The props for a text field. */
    field: <Name extends NamesOf<Values, string>>(name: Name) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ currentTarget }: Control) => editField(name, currentTarget.value),
      onBlur: () => leaveField(name),
    }),
    /** The props for a field with choices. */
    choice: <Name extends keyof Values & string>(name: Name, choices: readonly Values[Name][]) => ({
      id: idOf(name),
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ currentTarget }: Control) => {
        const value = choices.find((each) => each === currentTarget.value)
        if (value !== undefined) editField(name, value)
      },
    }),
    /** The props for a group of checkboxes, whose field is the list of those that are checked. */
    group: (name: string) => ({ id: idOf(name), error: errorOf(name) }),
    /** The props for one checkbox of a group. */
    member: (name: ListsOf<Values>, value: string) => {
      // The cast is safe: the type of the name says that the field is such a list.
      const chosen = values[name] as readonly string[]
      const isChosen = chosen.includes(value)
      return {
        checked: isChosen,
        onChange: () => editField(name, isChosen ? chosen.filter((each) => each !== value) : [...chosen, value]),
      }
    },
    /** The props for a checkbox or a switch. */
    toggle: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
      name,
      checked: values[name],
      onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) => editField(name, currentTarget.checked),
    }),
    editAndSave(change: Partial<Values>) {
      const next = { ...values, ...change }
      store.write({ version, values: next })
      void save(next)
    },
    /** @returns a function that restores the discarded values */
    discard() {
      const before = typed
      forget()
      setErrors({})
      setRefusal(null)
      setProblem(null)
      store.write(null)
      return before && (() => store.write(before))
    },
    /**
     * Ends a conflict.
     * @returns a function that takes the choice back
     */
    choose(whose: 'mine' | 'theirs') {
      if (whose === 'mine') {
        store.write({ version: storedVersion, values })
        void save(values, storedVersion)
        return
      }
      store.write(null)
      return () => store.write({ version: storedVersion, values })
    },
  }
}
