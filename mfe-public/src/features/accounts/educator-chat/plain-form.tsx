import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { ChatFlowField } from '@kere/ui/chat-flow/chat-flow-field'
import { ChatFlowMenu, needsMenu } from '@kere/ui/chat-flow/chat-flow-menu'
import {
  answerOf,
  isEmptyAnswer,
  listOf,
  writeAnswer,
  writePending,
  type ChatFlowState,
  type ChatStep,
} from '@kere/ui/chat-flow/chat-flow-state'
import { addEntry } from '@kere/ui/chat-flow/add-entry'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { useIsPhone } from '@kere/ui/layout/use-is-phone'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { changeProgress, useChatProgress, chatPath, checkAnswer, finishChat } from './finish-chat.ts'

const groups = [
  { title: t('About you', 'Heading of a part of a form'), first: 'firstName' },
  { title: t('Your teaching', 'Heading of a part of a form'), first: 'teachingExperience' },
  { title: t('Work and contact', 'Heading of a part of a form'), first: 'organizationAffiliation' },
] as const

type Problems = Readonly<Record<string, string | undefined>>

export function PlainForm() {
  const { context } = useRemote()
  const navigate = useNavigate()
  const { state, steps } = useChatProgress()
  const [problems, setProblems] = useState<Problems>({})
  const [isChecking, setChecking] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isPhone = useIsPhone()

  const write = (id: string, change: (state: ChatFlowState) => ChatFlowState) => {
    setProblems({ ...problems, [id]: undefined })
    changeProgress(change)
  }
  const send = async () => {
    if (isChecking) return
    setChecking(true)
    const full = steps.reduce(settlePending, state)
    changeProgress(() => full)
    const found = await findProblems(full, steps)
    setProblems(found)
    setChecking(false)
    const first = steps.find(({ id }) => found[id])
    if (!first) return finishChat(full, { navigate, notify: context.notify })
    form.current?.querySelector<HTMLElement>(`[data-step="${first.id}"] :is(input, textarea, select)`)?.focus()
  }

  return (
    // Before the script has loaded, a press must not reload the page. The method `dialog` sends nothing.
    <form
      ref={form}
      noValidate
      method="dialog"
      aria-label={t('Your answers', 'Name of a form, for screen readers')}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      className="mt-8 grid gap-9 [@media(scripting:none)]:hidden"
    >
      {groups.map(({ title, first }, index) => (
        <Section key={title} title={title} className="[&_h2]:text-panel">
          <div className="grid gap-x-4 gap-y-5 desk:grid-cols-2">
            {stepsBetween(steps, first, groups[index + 1]?.first).map((step) => (
              <div key={step.id} data-step={step.id} className={isShort(step) ? '' : 'desk:col-span-2'}>
                {isPhone && step.kind === 'entries' && needsMenu(step) ? (
                  <ChatFlowMenu
                    step={step}
                    label={step.label}
                    hint={step.hint}
                    error={problems[step.id]}
                    entries={listOf(answerOf(state, step))}
                    onEntries={(entries) => write(step.id, (now) => writeAnswer(now, step.id, entries))}
                  />
                ) : (
                  <ChatFlowField
                    step={step}
                    answer={answerOf(state, step)}
                    pending={state.pending[step.id] ?? ''}
                    error={problems[step.id]}
                    note={step.isOptional ? t('(optional)', 'After the label of a field') : undefined}
                    hint={step.hint}
                    onAnswer={(answer) => write(step.id, (now) => writeAnswer(now, step.id, answer))}
                    onPending={(text) => write(step.id, (now) => writePending(now, step.id, text))}
                  />
                )}
              </div>
            ))}
          </div>
        </Section>
      ))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-hairline pt-6">
        <Button type="submit" size="main" isBusy={isChecking}>
          {t('Finish', 'Button')}
        </Button>
        <TextLink href={chatPath}>{t('One question at a time', 'Link')}</TextLink>
      </div>
    </form>
  )
}

const stepsBetween = (steps: readonly ChatStep[], first: string, next: string | undefined) => {
  const indexOf = (wanted: string | undefined) => steps.findIndex(({ id }) => id === wanted)
  return steps.slice(indexOf(first), next === undefined ? undefined : indexOf(next))
}

const isShort = ({ kind, id }: ChatStep) => kind === 'text' && id !== 'designation'

function settlePending(state: ChatFlowState, step: ChatStep): ChatFlowState {
  const text = state.pending[step.id]
  if (step.kind !== 'entries' || !text) return state
  const { entries, refusal } = addEntry(step, listOf(answerOf(state, step)), text)
  return refusal ? state : writePending(writeAnswer(state, step.id, entries), step.id, '')
}

async function findProblems(state: ChatFlowState, steps: readonly ChatStep[]): Promise<Problems> {
  const found = await Promise.all(
    steps.map(async (step) => {
      if (step.kind === 'entries' && state.pending[step.id]) return [step.id, step.refusal] as const
      const answer = answerOf(state, step)
      const isSkipped = step.isOptional && isEmptyAnswer(answer)
      return [step.id, isSkipped ? undefined : await checkAnswer(step, answer)] as const
    }),
  )
  return Object.fromEntries(found)
}
