import type { KeyboardEvent } from 'react'
import { Checkbox } from '../controls/checkbox.tsx'
import { listOf, textOf, type ChatAnswer, type ChoiceStep } from './chat-flow-state.ts'
import { Radio } from '../controls/radio.tsx'

interface ChatFlowChoicesProps {
  step: ChoiceStep & { label: string }
  name: string
  answer: ChatAnswer
  describedBy: string | undefined
  isInvalid: boolean
  onAnswer: (answer: ChatAnswer) => void
}

export function ChatFlowChoices({ step, name, answer, describedBy, isInvalid, onAnswer }: ChatFlowChoicesProps) {
  const isSeveral = step.kind === 'choices'
  const chosen = isSeveral ? listOf(answer) : [textOf(answer)]

  const choose = (value: string) => {
    if (!isSeveral) return onAnswer(value)
    const rest = chosen.filter((other) => other !== value)
    onAnswer(rest.length < chosen.length ? rest : [...chosen, value])
  }
  const chooseByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = /^[1-9]$/.test(event.key) ? step.options[Number(event.key) - 1] : undefined
    if (!option || event.metaKey || event.ctrlKey || event.altKey) return
    event.preventDefault()
    choose(option.value)
    event.currentTarget.closest('fieldset')?.querySelectorAll('input')[Number(event.key) - 1]?.focus()
  }

  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid || undefined} className="border-y border-hairline">
      <legend className="mb-1.5 text-snug leading-dense font-semibold">{step.label}</legend>
      {step.options.map(({ value, label }, index) => {
        const Choice = isSeveral ? Checkbox : Radio
        return (
          <Choice
            key={value}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={() => choose(value)}
            onKeyDown={chooseByKey}
            className="border-hairline py-2 not-last:border-b hover:bg-hover desk:min-h-11"
          >
            <span className="flex items-center justify-between gap-3">
              {label}
              {index < 9 && <Key digit={index + 1} />}
            </span>
          </Choice>
        )
      })}
    </fieldset>
  )
}

function Key({ digit }: { digit: number }) {
  return (
    <kbd
      aria-hidden="true"
      className="hidden min-w-6 rounded-badge border border-hairline text-center font-body text-meta text-muted pointer-fine:inline-block"
    >
      {digit}
    </kbd>
  )
}
