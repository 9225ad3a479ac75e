import { messages } from '@kere/contracts/http/messages'
import { ApiError } from '@kere/platform/api'
import { createAttempts } from '@kere/platform/attempts'
import { useAfterPress } from '@kere/ui/overlays/use-after-press'
import { type SubmitEvent, useRef, useState } from 'react'

interface Schema<Body> {
  safeParse(
    input: unknown,
  ):
    | { success: true; data: Body }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

interface PasswordForm<Body> {
  loadSchema: () => Promise<Schema<Body>>
  send: (body: Body, idempotencyKey: string) => Promise<void>
  onDone: () => void
}

type Errors = Readonly<Record<string, string>>

export function usePasswordForm<Body>({ loadSchema, send, onDone }: PasswordForm<Body>) {
  const form = useRef<HTMLFormElement>(null)
  const touched = useRef(new Set<string>())
  const isUnderWay = useRef(false)
  const [attempt] = useState(createAttempts)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const afterPress = useAfterPress()

  const check = async () => {
    const result = (await loadSchema()).safeParse(Object.fromEntries(new FormData(form.current ?? undefined)))
    const issues = result.success ? [] : result.error.issues
    const found = Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
    return { result, found }
  }
  const look = async () => {
    const { found } = await check()
    setErrors(Object.fromEntries(Object.entries(found).filter(([name]) => touched.current.has(name))))
  }
  const lookQuietly = () => void look().catch(() => {})

  const refuse = (found: Errors) => {
    setErrors(found)
    const first = [...(form.current?.elements ?? [])].find(
      (control) => control instanceof HTMLInputElement && control.name in found,
    )
    if (!(first instanceof HTMLInputElement)) return
    first.focus()
    first.select()
  }

  const trySending = async () => {
    const { result, found } = await check()
    for (const name of new FormData(form.current ?? undefined).keys()) touched.current.add(name)
    if (!result.success) return refuse(found)
    setErrors({})
    await attempt(result.data, (idempotencyKey) => send(result.data, idempotencyKey))
    touched.current.clear()
    form.current?.reset()
    onDone()
  }

  const fail = (error: unknown) => {
    const problem = error instanceof ApiError ? error : null
    const told = (problem?.errors ?? []).map(({ pointer, detail }) => [pointer.split('/')[2] ?? '', detail] as const)
    if (told.length > 0) return refuse(Object.fromEntries(told.toReversed()))
    setFailure(problem?.message ?? messages.connection)
  }

  const submit = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setFailure(null)
    await trySending().catch(fail)
    isUnderWay.current = false
    setIsBusy(false)
  }

  return {
    errors,
    failure,
    isBusy,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void submit()
      },
    },
    field: (name: string) => ({
      name,
      error: errors[name],
      onBlur: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
        if (currentTarget.value === '' || touched.current.has(name)) return
        touched.current.add(name)
        // Pressing the button leaves the field: its error must not push the button away.
        afterPress(lookQuietly)
      },
      onChange: () => {
        if (touched.current.has(name)) lookQuietly()
      },
    }),
  }
}
