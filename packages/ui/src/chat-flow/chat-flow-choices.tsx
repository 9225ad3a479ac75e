import { t } from '@kere/brand/messages'
import type { KeyboardEvent } from 'react'
import { Checkbox } from '../controls/checkbox.tsx'
import { formatAnswer, listOf, textOf, type ChatAnswer, type ChatStep, type ChoiceStep } from './chat-flow-state.ts'
import { Radio } from '../controls/radio.tsx'

interface ChatFlowChoicesProps {
  step: Extract<ChatStep, ChoiceStep>
  name: string
  answer: ChatAnswer
  describedBy: string | undefined
  isInvalid: boolean
  onAnswer: (answer: ChatAnswer) => void
  onBack?: (() => void) | undefined
}

const listLook = {
  group: 'border-y border-hairline',
  choice: 'border-hairline py-2 not-last:border-b hover:bg-hover desk:min-h-11',
}

const cardsLook = {
  group: 'grid gap-3 desk:grid-cols-2',
  choice:
    'min-h-16 rounded-control border border-control bg-surface px-3.5 py-2.5 hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_1px_var(--ds-brand)]',
}

/** Choices with a description are shown as cards. */
export function ChatFlowChoices({
  step,
  name,
  answer,
  describedBy,
  isInvalid,
  onAnswer,
  onBack,
}: ChatFlowChoicesProps) {
  const isSeveral = step.kind === 'choices'
  const chosen = isSeveral ? listOf(answer) : [textOf(answer)].filter(Boolean)
  const look = step.options.some(({ detail }) => detail) ? cardsLook : listLook

  const choose = (value: string) => {
    if (!isSeveral) return onAnswer(value)
    const rest = chosen.filter((other) => other !== value)
    onAnswer(rest.length < chosen.length ? rest : [...chosen, value])
  }
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    if (event.key === 'Backspace' && chosen.length === 0 && onBack) {
      event.preventDefault()
      return onBack()
    }
    const option = /^[1-9]$/.test(event.key) ? step.options[Number(event.key) - 1] : undefined
    if (!option) return
    event.preventDefault()
    choose(option.value)
    event.currentTarget.closest('fieldset')?.querySelectorAll('input')[Number(event.key) - 1]?.focus()
  }

  return (
    <>
      <fieldset aria-describedby={describedBy} aria-invalid={isInvalid || undefined} className={look.group}>
        <legend className="mb-1.5 text-snug leading-dense font-semibold">{step.label}</legend>
        {step.options.map(({ value, label, detail }, index) => {
          const Choice = isSeveral ? Checkbox : Radio
          return (
            <Choice
              key={value}
              name={name}
              value={value}
              checked={chosen.includes(value)}
              onChange={() => choose(value)}
              onKeyDown={pressKey}
              className={look.choice}
            >
              <span className="flex items-center justify-between gap-3">
                {detail ? (
                  <span>
                    <span className="block font-semibold">{label}</span>
                    <span className="block text-meta text-muted">{detail}</span>
                  </span>
                ) : (
                  label
                )}
                {index < 9 && <Key digit={index + 1} />}
              </span>
            </Choice>
          )
        })}
      </fieldset>
      {isSeveral && look === cardsLook && (
        <p role="status" className="mt-2.5 min-h-6 text-dense text-muted">
          {chosen.length > 0 && (
            <>
              <strong className="font-semibold text-ink">
                {t('{count} chosen:', { count: chosen.length }, 'Before the chosen ones')}
              </strong>{' '}
              {formatAnswer(step, chosen)}
            </>
          )}
        </p>
      )}
    </>
  )
}

function Key({ digit }: { digit: number }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden min-w-6 rounded-badge border border-hairline bg-surface text-center font-body text-meta text-muted pointer-fine:inline-block"
    >
      {digit}
    </kbd>
  )
}
