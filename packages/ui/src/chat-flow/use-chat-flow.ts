import { useState, type RefObject } from 'react'
import {
  advance,
  answerOf,
  editAnswer,
  emptyAnswerOf,
  goBack,
  isEmptyAnswer,
  isSameAnswer,
  listOf,
  writeAnswer,
  writePending,
  type ChatAnswer,
  type ChatFlowState,
  type ChatStep,
} from './chat-flow-state.ts'
import { focusQuestion, useChatFocus } from './use-chat-focus.ts'

export interface ChatFlowProps {
  steps: readonly ChatStep[]
  state: ChatFlowState
  onChange: (change: (state: ChatFlowState) => ChatFlowState) => void
  /** Checks an answer and returns its error. The promise must not reject. */
  check: (step: ChatStep, answer: ChatAnswer) => Promise<string | undefined>
  summary: { title: string; hint?: string; action: string }
  onFinish: () => void
  headingLevel?: 'h2' | 'h3'
  startsFocused?: boolean
}

export function useChatFlow(props: ChatFlowProps, region: RefObject<HTMLElement | null>) {
  const { steps, state, onChange, check, onFinish, startsFocused = false } = props
  const { position } = state
  const [refused, setRefused] = useState<{ id: string; problem: string } | null>(null)
  const [isChecking, setChecking] = useState(false)
  const follow = useChatFocus(region, position, startsFocused)
  const asked = steps[position]

  const change = (next: (state: ChatFlowState) => ChatFlowState) => {
    setRefused(null)
    onChange(next)
  }
  const move = (next: (state: ChatFlowState) => ChatFlowState) => {
    follow()
    change(next)
  }
  const refuse = ({ id }: ChatStep, problem: string) => {
    setRefused({ id, problem })
    focusQuestion(region.current)
  }
  const checkAnswer = async (step: ChatStep, answer: ChatAnswer) => {
    if (step.kind === 'intro' || (step.isOptional && isEmptyAnswer(answer))) return undefined
    setChecking(true)
    const problem = await check(step, answer)
    setChecking(false)
    return problem
  }

  const goOn = async () => {
    if (!asked || isChecking) return
    const added =
      asked.kind === 'entries' ? asked.field.add(asked, listOf(answerOf(state, asked)), pendingOf(asked)) : null
    if (added?.refusal) return refuse(asked, added.refusal)
    const answer = added?.entries ?? answerOf(state, asked)
    if (added) change((now) => settle(now, asked, answer))
    const problem = await checkAnswer(asked, answer)
    if (problem) return refuse(asked, problem)
    move((now) => (isSameAnswer(answerOf(now, asked), answer) ? advance(now, position) : now))
  }
  const pendingOf = ({ id }: ChatStep) => state.pending[id] ?? ''

  const finish = async () => {
    if (isChecking) return
    for (const [index, step] of steps.entries()) {
      const problem = await checkAnswer(step, answerOf(state, step))
      if (!problem) continue
      move((now) => editAnswer(now, steps, index))
      return setRefused({ id: step.id, problem })
    }
    onFinish()
  }

  return {
    problem: refused?.id === asked?.id ? refused?.problem : undefined,
    isChecking,
    goOn,
    finish,
    write: (answer: ChatAnswer) => change((now) => (asked ? writeAnswer(now, asked.id, answer) : now)),
    writePending: (text: string) => change((now) => (asked ? writePending(now, asked.id, text) : now)),
    skip: () => move((now) => (asked ? advance(settle(now, asked, emptyAnswerOf(asked)), position) : now)),
    goBack: () => move((now) => goBack(now, steps)),
    edit: (index: number) => move((now) => editAnswer(now, steps, index)),
  }
}

const settle = (state: ChatFlowState, { id }: ChatStep, answer: ChatAnswer) =>
  writePending(writeAnswer(state, id, answer), id, '')
