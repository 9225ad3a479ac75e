import { t } from '@kere/brand/messages'
import Check from 'lucide-react/icons/check'
import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { ChatFlowChoices } from './chat-flow-choices.tsx'
import { ChatFlowFields } from './chat-flow-fields.tsx'
import { listOf, textOf, type ChatAnswer, type ChatStep } from './chat-flow-state.ts'
import { fieldBox } from '../controls/field-box.ts'
import { Field, FieldError } from '../controls/field.tsx'

interface ChatFlowFieldProps {
  step: ChatStep
  answer: ChatAnswer
  pending: string
  error?: string | undefined
  note?: string | undefined
  hint?: ReactNode
  describedBy?: string | undefined
  onAnswer: (answer: ChatAnswer) => void
  onPending: (text: string) => void
  onBack?: (() => void) | undefined
}

export function ChatFlowField({ step, answer, describedBy, onAnswer, ...rest }: ChatFlowFieldProps) {
  const below = useId()
  const { error, hint, note, pending, onPending, onBack } = rest
  const { label } = step

  if (step.kind === 'intro') return null
  if (step.kind === 'entries')
    return (
      <step.field.Field
        {...{ step, label, note, hint, error, pending, describedBy, onPending }}
        entries={listOf(answer)}
        onEntries={onAnswer}
      />
    )
  if (step.kind === 'choice' || step.kind === 'choices')
    return (
      <div>
        <ChatFlowChoices
          {...{ step, answer, onAnswer, onBack }}
          name={step.id}
          isInvalid={error !== undefined}
          describedBy={[describedBy, error && below].filter(Boolean).join(' ') || undefined}
        />
        {error && <FieldError id={below}>{error}</FieldError>}
      </div>
    )

  if (step.kind === 'fields')
    return <ChatFlowFields {...{ step, error, hint, describedBy }} values={listOf(answer)} onValues={onAnswer} />

  const text = textOf(answer)
  return (
    <Field
      {...{ label, note, error }}
      hint={step.kind === 'longText' ? <LengthHint text={text} minLength={step.minLength} hint={hint} /> : hint}
    >
      {(control) => {
        const shared = {
          ...control,
          name: step.id,
          value: text,
          'aria-describedby': [describedBy, control['aria-describedby']].filter(Boolean).join(' ') || undefined,
        }
        if (step.kind === 'longText')
          return (
            <textarea
              {...shared}
              rows={4}
              maxLength={step.maxLength}
              onChange={(event) => onAnswer(event.target.value)}
              onKeyDown={submitByKeys}
              className={`${fieldBox} field-sizing-content max-h-90 min-h-33 py-2.5`}
            />
          )
        return (
          <input
            {...shared}
            type={step.kind === 'text' ? (step.type ?? 'text') : 'text'}
            inputMode={step.kind === 'number' ? 'numeric' : undefined}
            autoComplete={step.kind === 'text' ? step.autoComplete : 'off'}
            maxLength={step.kind === 'text' ? step.maxLength : undefined}
            onChange={(event) => onAnswer(event.target.value)}
            className={`${fieldBox} ${step.kind === 'number' ? 'max-w-40' : ''}`}
          />
        )
      }}
    </Field>
  )
}

function submitByKeys(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

interface LengthHintProps {
  text: string
  minLength: number | undefined
  hint: ReactNode
}

function LengthHint({ text, minLength = 0, hint }: LengthHintProps) {
  const isLong = text.trim().length >= minLength
  return (
    <>
      {hint && <span className="block">{hint}</span>}
      <span className="flex justify-between gap-4">
        <span className={isLong && minLength > 0 ? 'flex items-center gap-1.5 text-leaf' : ''}>
          {isLong && minLength > 0 && <Check aria-hidden="true" className="size-4" />}
          {minLength > 0 &&
            t(
              '{count, plural, one {At least # character} other {At least # characters}}',
              { count: minLength },
              'Below a field',
            )}
        </span>
        <span className="tabular-nums">{text.length}</span>
      </span>
    </>
  )
}
