import type { ComponentType } from 'react'
import type { FieldTexts } from '../controls/field.tsx'

export type ChatAnswer = string | readonly string[]

export interface ChatOption {
  value: string
  label: string
  detail?: string
}

interface TextStep {
  kind: 'text'
  type?: 'text' | 'tel' | 'url'
  autoComplete?: string
  maxLength?: number
}

interface LongTextStep {
  kind: 'longText'
  minLength?: number
  maxLength?: number
}

interface NumberStep {
  kind: 'number'
  unit?: string
}

export interface ChoiceStep {
  kind: 'choice' | 'choices'
  options: readonly ChatOption[]
}

/** A step that only tells what comes next and asks nothing. */
interface IntroStep {
  kind: 'intro'
  action: string
}

export interface FieldsStep {
  kind: 'fields'
  fields: readonly {
    id: string
    label: string
    type: 'text' | 'email'
    autoComplete: string
    maxLength: number
    /** The errors to show beside this field. An error that no field lists is shown beside the last one. */
    refusals?: readonly string[]
  }[]
}

export interface EntriesFieldProps extends FieldTexts {
  step: EntriesStep
  entries: readonly string[]
  pending: string
  describedBy: string | undefined
  onEntries: (entries: readonly string[]) => void
  onPending: (text: string) => void
}

export interface EntriesStep {
  kind: 'entries'
  /** The code of the field (`entriesField`), which flows without such a step do not load. */
  field: {
    Field: ComponentType<EntriesFieldProps>
    add: (
      step: EntriesStep,
      entries: readonly string[],
      text: string,
    ) => { entries: readonly string[]; refusal?: string }
  }
  max: number
  maxLength?: number
  suggestions?: readonly string[]
  /** The names of entries in the language of the page. Others are shown as they are. */
  names?: Readonly<Record<string, string>>
  /** The error for an entry that is not among the suggestions. */
  refusal?: string
}

export type ChatStep = {
  id: string
  question: string
  hint?: string
  label: string
  isOptional?: boolean
} & (TextStep | LongTextStep | NumberStep | ChoiceStep | FieldsStep | EntriesStep | IntroStep)

/** The state of a conversation, as plain JSON. */
export interface ChatFlowState {
  answers: Readonly<Record<string, ChatAnswer>>
  pending: Readonly<Record<string, string>>
  /** The index of the current step. The number of steps stands for the summary. */
  position: number
  edit: { returnTo: number; before: ChatAnswer } | null
}

export const emptyChatFlow: ChatFlowState = { answers: {}, pending: {}, position: 0, edit: null }

const isList = ({ kind }: ChatStep) => kind === 'choices' || kind === 'entries' || kind === 'fields'

export const isWritten = ({ kind }: ChatStep) => kind === 'text' || kind === 'longText' || kind === 'number'

export const emptyAnswerOf = (step: ChatStep): ChatAnswer => (isList(step) ? [] : '')

export function answerOf(state: ChatFlowState, step: ChatStep): ChatAnswer {
  return state.answers[step.id] ?? emptyAnswerOf(step)
}

export const listOf = (answer: ChatAnswer): readonly string[] => (typeof answer === 'string' ? [] : answer)

export const textOf = (answer: ChatAnswer): string => (typeof answer === 'string' ? answer : '')

export const isEmptyAnswer = (answer: ChatAnswer) =>
  typeof answer === 'string' ? answer.trim() === '' : answer.every((entry) => entry.trim() === '')

/** Compares by value, because an unanswered step gets a new object each time. */
export const isSameAnswer = (one: ChatAnswer, other: ChatAnswer) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

export function formatAnswer(step: ChatStep, answer: ChatAnswer): string {
  const values = (typeof answer === 'string' ? [answer.trim()] : answer).filter(Boolean)
  const text = values.map((value) => labelOf(step, value)).join(', ')
  return text && step.kind === 'number' && step.unit ? `${text} ${step.unit}` : text
}

function labelOf(step: ChatStep, value: string) {
  if (step.kind === 'entries') return entryName(step, value)
  const options = step.kind === 'choice' || step.kind === 'choices' ? step.options : []
  return options.find((option) => option.value === value)?.label ?? value
}

export const entryName = ({ names }: Pick<EntriesStep, 'names'>, entry: string) => names?.[entry] ?? entry

export function writeAnswer(state: ChatFlowState, id: string, answer: ChatAnswer): ChatFlowState {
  return { ...state, answers: { ...state.answers, [id]: answer } }
}

export function writePending(state: ChatFlowState, id: string, text: string): ChatFlowState {
  return { ...state, pending: { ...state.pending, [id]: text } }
}

export function advance(state: ChatFlowState, from: number): ChatFlowState {
  // The position may change while an answer is being checked.
  if (state.position !== from) return state
  return { ...state, position: state.edit?.returnTo ?? from + 1, edit: null }
}

export function goBack(state: ChatFlowState, steps: readonly ChatStep[]): ChatFlowState {
  const step = steps[state.position]
  if (!state.edit || !step) return { ...state, position: Math.max(0, state.position - 1) }
  const { returnTo, before } = state.edit
  return { ...writePending(writeAnswer(state, step.id, before), step.id, ''), position: returnTo, edit: null }
}

export function editAnswer(state: ChatFlowState, steps: readonly ChatStep[], position: number): ChatFlowState {
  const step = steps[position]
  if (!step) return state
  // A second edit cancels the first.
  const settled = state.edit ? goBack(state, steps) : state
  return { ...settled, position, edit: { returnTo: settled.position, before: answerOf(settled, step) } }
}

export const hasProgress = ({ answers }: ChatFlowState) =>
  Object.values(answers).some((answer) => !isEmptyAnswer(answer))

/** Restores the stored answers that still fit the steps; `null` if none does. */
export function restoreChatFlow(kept: unknown, steps: readonly ChatStep[]): ChatFlowState | null {
  if (!isRecord(kept) || !isRecord(kept.answers) || !isRecord(kept.pending)) return null
  const { answers, pending, position, edit } = kept
  if (!isPosition(position, steps)) return null
  return {
    answers: Object.fromEntries(
      steps.flatMap((step) => (fits(step, answers[step.id]) ? [[step.id, answers[step.id] as ChatAnswer]] : [])),
    ),
    pending: Object.fromEntries(
      steps.flatMap(({ id }) => (typeof pending[id] === 'string' ? [[id, pending[id]]] : [])),
    ),
    position,
    edit: restoreEdit(edit, steps, steps[position]),
  }
}

function restoreEdit(edit: unknown, steps: readonly ChatStep[], step: ChatStep | undefined): ChatFlowState['edit'] {
  if (!step || !isRecord(edit) || !isPosition(edit.returnTo, steps) || !fits(step, edit.before)) return null
  return { returnTo: edit.returnTo, before: edit.before }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPosition = (value: unknown, { length }: readonly ChatStep[]): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= length

function fits(step: ChatStep, answer: unknown): answer is ChatAnswer {
  if (!isList(step)) return typeof answer === 'string'
  return Array.isArray(answer) && answer.every((entry) => typeof entry === 'string')
}
