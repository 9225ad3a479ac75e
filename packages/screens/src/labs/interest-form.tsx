import { t } from '@kere/brand/messages'
import { addressIn, language } from '@kere/brand/language'
import { interestWords, labLimits, labMessages, type ParticipantRole } from '@kere/contracts/labs/lab-options'
import type { OwnParticipation } from '@kere/contracts/labs/lab-participation'
import { countGraphemes } from '@kere/contracts/text/graphemes'
import { ApiError } from '@kere/platform/api'
import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedForm } from '@kere/ui/status/refused-act'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { standingQuery } from './lab-queries.ts'
import { clockText, joinHref } from './lab-text.ts'

const loadContract = () => import('@kere/contracts/labs/lab-participation')

interface Typed {
  statement: string
  externalLink: string
}

type FieldName = keyof Typed

const names: readonly FieldName[] = ['statement', 'externalLink']

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  names.every((name) => name in value && typeof Reflect.get(value, name) === 'string')

/**
 * The API's texts for these problems are shown to the user. Any other problem only says that the form failed (S-189).
 */
const toldCodes: ReadonlySet<string> = new Set([
  'lab_already_joined',
  'lab_not_open',
  'lab_is_sample',
  'lab_full',
  'own_lab',
  'too_many_lab_requests',
  'too_many_attempts',
  'not_approved',
])

const refusalOf = ({ code, detail }: { code: string; detail: string }) =>
  toldCodes.has(code) && detail ? detail : labMessages.sendFailed

interface InterestFormProps {
  lab: { id: string; title: string; educatorName: string }
  role: ParticipantRole
  onSent: (participation: OwnParticipation) => void
  cancel?: ReactNode
}

/**
 * The form of S-176 to S-190. It can be submitted without a script; after a refusal it shows the errors beside the
 * values typed.
 */
export function InterestForm({ lab, role, onSent, cancel }: InterestFormProps) {
  const { api, context } = useRemote()
  const standing = useQuery(standingQuery(api, lab.id))
  const submission = useSubmission('lab-interest')
  const form = useRef<HTMLFormElement>(null)
  const isUnderWay = useRef(false)
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>(() => errorsIn(submission?.problem.errors))
  const [refusal, setRefusal] = useState(() =>
    submission?.problem.errors.length === 0 ? refusalOf(submission.problem) : null,
  )
  const [isBusy, setBusy] = useState(false)
  const returned = typeof submission?.values.statement === 'string' ? submission.values.statement : ''
  const [length, setLength] = useState(() => countGraphemes(returned))
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const [copy] = useState(() =>
    createLocalCopy({ userId: context.session.user?.id ?? '', name: `lab-interest.${lab.id}`, isValue: isTyped }),
  )

  // Restores an earlier draft, unless something was typed since the page opened.
  useEffect(() => {
    const kept = copy.take()
    const typed = read(form.current)
    if (!kept || typed.statement || typed.externalLink) return
    for (const name of names) write(form.current, name, kept.value[name])
    setLength(countGraphemes(kept.value.statement))
  }, [copy])

  const keep = (at: number) => {
    const typed = read(form.current)
    setLength(countGraphemes(typed.statement.trim()))
    if (copy.write({ value: typed, version: 1 })) setSavedAt(at)
    if (errors.statement ?? errors.externalLink) void check(false)
  }

  const check = async (isSent: boolean) => {
    const { labInterest } = await loadContract()
    const result = labInterest.safeParse(read(form.current))
    const found: Partial<Record<FieldName, string>> = {}
    for (const { path, message } of result.error?.issues ?? []) {
      const name = names.find((each) => each === path[0])
      if (name) found[name] ??= message
    }
    setErrors(found)
    const first = names.find((name) => found[name] !== undefined)
    if (isSent && first) controlOf(form.current, first)?.focus()
    return result.data
  }

  const send = async () => {
    const body = await check(true)
    if (!body) return
    const { joinLab } = await loadContract()
    const participation = await api.call(joinLab, { params: { id: lab.id }, body })
    copy.clear()
    onSent(participation)
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      await send()
    } catch (error) {
      const found = error instanceof ApiError ? errorsIn(error.errors) : {}
      setErrors(found)
      if (Object.keys(found).length === 0)
        setRefusal(
          error instanceof ApiError ? refusalOf({ code: error.code, detail: error.message }) : labMessages.sendFailed,
        )
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  // An older API does not answer `takesLink`.
  const takesLink = standing.data !== undefined && standing.data.takesLink !== false
  const words = interestWords[role]
  const isOver = length > labLimits.statementLength
  const typedLink = submission?.values.externalLink
  return (
    <form
      ref={(element) => {
        form.current = element
        // The script turns the browser's validation off. Without a script, the browser still reports missing values.
        if (element) element.noValidate = true
      }}
      method="post"
      action={addressIn(language, joinHref(lab.id))}
      aria-label={words.title}
      onSubmit={(event) => void submit(event)}
      onInput={({ timeStamp }) => keep(performance.timeOrigin + timeStamp)}
      className="grid gap-4"
    >
      {refusal && <RefusedForm>{refusal}</RefusedForm>}
      <div>
        <TextArea
          name="statement"
          label={words.question}
          rows={5}
          required
          defaultValue={returned}
          error={errors.statement}
        />
        <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-meta text-muted">
          <span>
            {savedAt === null
              ? t('Say what you bring, in a few sentences.', 'Below a field: to join a lab')
              : t('Draft saved {time}', { time: clockText(savedAt) }, 'Below a field')}
          </span>
          <span className={`tabular-nums ${isOver ? 'font-semibold text-danger' : ''}`}>
            <span aria-hidden="true">
              {t('{length} of {most}', { length, most: labLimits.statementLength }, 'Number of characters')}
            </span>
            <span className="sr-only" aria-live="polite">
              {length >= labLimits.statementLength - 50
                ? t(
                    '{length} of {most, plural, one {# character} other {# characters}}',
                    { length, most: labLimits.statementLength },
                    'For screen readers',
                  )
                : ''}
            </span>
          </span>
        </p>
      </div>
      {takesLink && (
        <TextInput
          name="externalLink"
          label={t('Link to something you made', 'Label of a field')}
          note={t('(optional)', 'After the label of a field')}
          inputMode="url"
          autoComplete="off"
          defaultValue={typeof typedLink === 'string' ? typedLink : ''}
          error={errors.externalLink}
          placeholder="https://"
        />
      )}
      <div className="mt-1 flex flex-wrap gap-3 [&>:first-child]:grow">
        <Button type="submit" isBusy={isBusy} busyLabel={t('Sending', 'Button while it works')}>
          {t('Send request', 'Button')}
        </Button>
        {cancel}
      </div>
      <p className="text-meta text-muted">
        {t(
          '{name} and the team read this. You can withdraw until they answer.',
          { name: lab.educatorName },
          'Below a form: to join a lab',
        )}
      </p>
    </form>
  )
}

const controlOf = (form: HTMLFormElement | null, name: FieldName) => {
  const control = form?.elements.namedItem(name)
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement ? control : null
}

const read = (form: HTMLFormElement | null): Typed => ({
  statement: controlOf(form, 'statement')?.value ?? '',
  externalLink: controlOf(form, 'externalLink')?.value ?? '',
})

function write(form: HTMLFormElement | null, name: FieldName, value: string) {
  const control = controlOf(form, name)
  if (control) control.value = value
}

function errorsIn(errors: readonly { pointer: string; detail: string }[] | undefined) {
  const found: Partial<Record<FieldName, string>> = {}
  for (const name of names) {
    const detail = errors?.find(({ pointer }) => pointer === `/body/${name}`)?.detail
    if (detail !== undefined) found[name] = detail
  }
  return found
}
