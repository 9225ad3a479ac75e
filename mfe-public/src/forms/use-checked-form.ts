import { addressIn, language } from '@kere/brand/language'
import { messages } from '@kere/contracts/http/messages'
import { ApiError } from '@kere/platform/api'
import { useSubmission } from '@kere/platform/react/use-submission'
import { useRef, useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formErrorOf, formErrorOfSubmission, type FormError } from './refusal.ts'
import { useAfterPress } from '@kere/ui/overlays/use-after-press'

interface Schema<Body> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Body }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

interface CheckedForm<Name extends string, Body> {
  name: string
  path: string
  names: readonly Name[]
  loadSchema: () => Promise<Schema<Body>>
  send: (body: Body) => Promise<void>
  initialError?: FormError | null
  /** Handles a problem that belongs to no field. Returns true if the page has shown it in its own way. */
  onRefused?: (refusal: FormError) => boolean
  isLeft?: boolean
}

export interface Wrong {
  name: string
  message: string
}

type Errors<Name extends string> = Partial<Record<Name, string>>

/** Validates a native form, so that text typed before the script has loaded is kept. */
export function useCheckedForm<Name extends string, Body>({
  name: formName,
  path,
  names,
  loadSchema,
  send,
  initialError = null,
  onRefused,
  isLeft = false,
}: CheckedForm<Name, Body>) {
  const form = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const submission = useSubmission(formName)
  const [returned] = useState(() => errorsOf(names, (name) => detailOf(submission?.problem.errors, name)))
  const firstReturned = names.find((name) => returned[name] !== undefined)
  const touched = useRef(new Set<Name>(submission ? names : []))
  const isUnderWay = useRef(false)
  const [errors, setErrors] = useState<Errors<Name>>(returned)
  const [refusal, setRefusal] = useState(
    submission ? (firstReturned === undefined ? formErrorOfSubmission(submission) : null) : initialError,
  )
  const [wrong, setWrong] = useState<readonly Wrong[]>(() => wrongOf(returned))
  const [isBusy, setBusy] = useState(false)
  const afterPress = useAfterPress()

  const check = async (wanted: readonly Name[]) => {
    const schema = await loadSchema().catch(() => {
      throw new ApiError('no_connection', messages.connection)
    })
    const result = schema.safeParse(readValues(form.current, names))
    const found: Errors<Name> = result.success ? {} : errorsOf(names, (name) => messageOf(result.error.issues, name))
    setErrors((standing) => ({ ...standing, ...Object.fromEntries(wanted.map((name) => [name, found[name]])) }))
    setWrong((standing) =>
      standing.filter(({ name }) => !wanted.some((each) => each === name && found[each] === undefined)),
    )
    return { result, found, wrong: wanted.filter((name) => found[name] !== undefined) }
  }
  /** If the schema cannot be loaded, sending reports it. */
  const look = (name: Name) => void check([name]).catch(() => {})

  const focus = (name: Name) => {
    const control = controlOf(form.current, name)
    control?.focus()
    if (control instanceof HTMLInputElement && control.type === 'password') control.select()
  }

  const trySending = async () => {
    setRefusal(null)
    setWrong([])
    names.forEach((name) => touched.current.add(name))
    const { result, found, wrong: refused } = await check(names)
    if (result.success) return send(result.data).then(() => true)
    setWrong(wrongOf(found))
    if (refused[0]) focus(refused[0])
    return false
  }

  const fail = (error: unknown) => {
    const told = error instanceof ApiError && error.code === 'validation_failed' ? error.errors : []
    const placed = errorsOf(names, (name) => detailOf(told, name))
    const first = names.find((name) => placed[name] !== undefined)
    if (first) {
      setErrors(placed)
      setWrong(wrongOf(placed))
      return focus(first)
    }
    const latest = formErrorOf(error)
    if (!onRefused?.(latest)) setRefusal(latest)
  }

  const submit = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    const isSent = await trySending().catch(fail)
    if (isSent && isLeft) return
    isUnderWay.current = false
    setBusy(false)
  }

  const typed = (name: Name) => {
    const value = submission?.values[name]
    return typeof value === 'string' ? value : undefined
  }

  return {
    errors,
    refusal,
    typed,
    isBusy,
    focus,
    /** The errors of the last try that are not corrected yet. */
    summary: { wrong, onGo: (name: string) => controlOf(form.current, name)?.focus() },
    demand: async (name: Name) => {
      touched.current.add(name)
      const { found } = await check([name])
      if (found[name] !== undefined) focus(name)
    },
    form: {
      method: 'post',
      action: addressIn(language, search.size > 0 ? `${path}?${search.toString()}` : path),
      ref: form,
      // Without a script, the server reports missing values in the same words.
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
    },
    /** @param usual the first value, unless another one was sent and came back */
    field: (name: Name, usual?: string) => ({
      name,
      defaultValue: typed(name) ?? usual,
      // Without a script, the browser moves the focus itself.
      autoFocus: name === firstReturned,
      onBlur: () => {
        if (touched.current.has(name)) return
        touched.current.add(name)
        // Pressing the button blurs a field. An error that appears then must not move the button.
        afterPress(() => look(name))
      },
      onChange: () => {
        if (touched.current.has(name)) look(name)
      },
    }),
  }
}

function readValues(form: HTMLFormElement | null, names: readonly string[]) {
  const values = new FormData(form ?? undefined)
  return Object.fromEntries(
    names.flatMap((name): [string, unknown][] => {
      const control = controlOf(form, name)
      // A checkbox without a value of its own is read as true or false.
      if (control instanceof HTMLInputElement && control.type === 'checkbox' && !control.hasAttribute('value'))
        return [[name, control.checked]]
      const sent = values.getAll(name)
      return sent.length > 0 ? [[name, sent.length > 1 ? sent : sent[0]]] : []
    }),
  )
}

function controlOf(form: HTMLFormElement | null, name: string) {
  const found = form?.elements.namedItem(name)
  const control = found instanceof RadioNodeList ? found[0] : found
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null
}

function errorsOf<Name extends string>(names: readonly Name[], find: (name: Name) => string | undefined) {
  const errors: Errors<Name> = {}
  for (const name of names) {
    const message = find(name)
    if (message !== undefined) errors[name] = message
  }
  return errors
}

const wrongOf = (errors: Errors<string>): Wrong[] =>
  Object.entries(errors).flatMap(([name, message]) => (message === undefined ? [] : [{ name, message }]))

const messageOf = (issues: readonly { path: readonly PropertyKey[]; message: string }[], name: string) =>
  issues.find(({ path }) => path[0] === name)?.message

const detailOf = (errors: ApiError['errors'] | undefined, name: string) =>
  errors?.find(({ pointer }) => pointer === `/body/${name}`)?.detail
