import { trapField } from '@kere/contracts/forms/visitor-form-options'
import { Button } from '@kere/ui/controls/button'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { Honeypot } from '@kere/ui/controls/honeypot'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { ErrorSummary } from './error-summary.tsx'
import { FormRefusal } from './form-refusal.tsx'
import { describeFailure, type FormError } from './refusal.ts'
import { useCheckedForm } from './use-checked-form.ts'

type Checked<Name extends string, Body> = Parameters<typeof useCheckedForm<Name | typeof trapField, Body>>[0]

export type VisitorFormTools<Name extends string> = Pick<
  ReturnType<typeof useCheckedForm<Name | typeof trapField, unknown>>,
  'field' | 'errors' | 'typed'
>

interface Failure {
  title: string
  text?: string
}

interface VisitorFormProps<Name extends string, Body, Answer> extends Pick<
  Checked<Name, Body>,
  'name' | 'path' | 'loadSchema'
> {
  /** The client uses the same idempotency key for each try of one submission. */
  send: (api: ApiClient, body: Body) => Promise<Answer>
  /** The default adds `?sent` to the address. */
  onSent?: (answer: Answer) => void
  label: string
  names: readonly Name[]
  /** Describes a failure that concerns no field. */
  failure: Failure | ((refusal: FormError) => Failure)
  submit: { label: string; busy: string }
  /** A failure is also shown as a notice. */
  isFailureNotified?: true
  className?: string
  encType?: 'multipart/form-data'
  actions?: ReactNode
  children: (tools: VisitorFormTools<Name>) => ReactNode
}

/** A form that anybody may send, with its errors, their summary, the hidden field and the button. */
export function VisitorForm<Name extends string, Body, Answer>(props: VisitorFormProps<Name, Body, Answer>) {
  const { context } = useRemote()
  const api = useAttempts()
  const navigate = useNavigate()
  const { label, names, failure, submit, isFailureNotified, className = '', encType, actions, children } = props
  const { name, path, loadSchema, send, onSent = () => void navigate(`${path}?sent=1`) } = props
  const top = useRef<HTMLDivElement>(null)
  const toMessage = (refusal: FormError) => {
    const { title, text } = typeof failure === 'function' ? failure(refusal) : failure
    return describeFailure(refusal, title, text)
  }
  const { form, refusal, summary, isBusy, ...tools } = useCheckedForm<Name | typeof trapField, Body>({
    name,
    path,
    loadSchema,
    names: [...names, trapField],
    send: async (body) => onSent(await send(api, body)),
    onRefused: (latest) => {
      if (isFailureNotified) context.notify({ tone: 'error', text: toMessage(latest).title })
      return false
    },
  })

  useEffect(() => {
    if (refusal) (top.current?.closest('dialog') ?? window).scrollTo({ top: 0 })
  }, [refusal])

  return (
    <form {...form} encType={encType} aria-label={label} className={`flex flex-col gap-5 ${className}`}>
      <div ref={top} className="empty:hidden">
        <ErrorSummary {...summary} />
        <FormRefusal refusal={refusal} describe={toMessage} />
      </div>
      {/* The hidden field comes before a file, because no field may follow a file. */}
      <Honeypot {...tools.field(trapField)} />
      {children(tools)}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="main" isBusy={isBusy} busyLabel={submit.busy} className="max-[37.5rem]:w-full">
          {submit.label}
        </Button>
        {actions}
      </div>
    </form>
  )
}
