import { t } from '@kere/brand/messages'
import { useId, useRef } from 'react'
import { ChatFlowField } from './chat-flow-field.tsx'
import { ChatFlowLog } from './chat-flow-log.tsx'
import { answerOf, isEmptyAnswer, isWritten, writeAnswer, type ChatStep } from './chat-flow-state.ts'
import { ChatFlowTurn, ModifierKey } from './chat-flow-turn.tsx'
import { useChatFlow, type ChatFlowProps } from './use-chat-flow.ts'
import { useTypedEarly } from './use-chat-focus.ts'

export function ChatFlow(props: ChatFlowProps) {
  const { steps, state, summary, headingLevel = 'h2' } = props
  const region = useRef<HTMLDivElement>(null)
  const prefix = useId()
  const flow = useChatFlow(props, region)
  const asked = steps[state.position]
  const isEditing = state.edit !== null

  useTypedEarly(region, (text) => {
    if (asked && isWritten(asked) && isEmptyAnswer(answerOf(state, asked)))
      props.onChange((now) => writeAnswer(now, asked.id, text))
  })

  const turn = {
    headingId: `${prefix}-question`,
    hintId: `${prefix}-hint`,
    headingLevel,
    isBusy: flow.isChecking,
    isEditing,
    onBack: state.position > 0 || isEditing ? flow.goBack : undefined,
  }
  return (
    <div ref={region}>
      <ChatFlowLog steps={steps} state={state} onEdit={flow.edit} />
      <div className={state.position > 0 || isEditing ? 'mt-6 desk:mt-9' : ''}>
        {asked ? (
          <ChatFlowTurn
            key={asked.id}
            {...turn}
            title={asked.question}
            hint={asked.hint}
            action={actionOf(asked, isEditing)}
            keys={<KeyHint step={asked} />}
            onSkip={asked.isOptional ? flow.skip : undefined}
            onSubmit={() => void flow.goOn()}
          >
            <ChatFlowField
              step={asked}
              answer={answerOf(state, asked)}
              pending={state.pending[asked.id] ?? ''}
              error={flow.problem}
              note={asked.isOptional ? t('(optional)', 'After the label of a field') : undefined}
              describedBy={[turn.headingId, asked.hint && turn.hintId].filter(Boolean).join(' ')}
              onAnswer={flow.write}
              onPending={flow.writePending}
              onBack={turn.onBack}
            />
          </ChatFlowTurn>
        ) : (
          <ChatFlowTurn
            key="summary"
            {...turn}
            title={summary.title}
            hint={summary.hint}
            action={summary.action}
            onSubmit={() => void flow.finish()}
          />
        )}
      </div>
      <p role="alert" className="sr-only">
        {flow.problem}
      </p>
    </div>
  )
}

function actionOf(step: ChatStep, isEditing: boolean) {
  if (step.kind === 'intro') return step.action
  return isEditing ? t('Save', 'Button') : t('Continue', 'Button')
}

function KeyHint({ step }: { step: ChatStep }) {
  if (step.kind === 'intro') return null
  if (step.kind === 'longText')
    return (
      <>
        <ModifierKey /> {t('Enter to continue', 'Hint about keys')}
      </>
    )
  if (step.kind === 'choice' || step.kind === 'choices')
    return t(
      'Press 1 to {last} to choose, Enter to continue',
      { last: Math.min(step.options.length, 9) },
      'Hint about keys',
    )
  return step.kind === 'entries' ? t('Enter to add', 'Hint about keys') : t('Enter to continue', 'Hint about keys')
}
