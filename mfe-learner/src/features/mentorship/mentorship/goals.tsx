import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { MentorshipGoal } from '@kere/contracts/mentorship/mentorship-sessions'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextInput } from '@kere/ui/controls/text-input'
import X from 'lucide-react/icons/x'
import { useState, type SubmitEvent } from 'react'
import { loadSessions, type SessionAct } from './sessions.api.ts'

interface GoalsProps {
  goals: readonly MentorshipGoal[]
  isOpen: boolean
  isBusy: boolean
  /** The form tells it before anything is written. */
  hint?: string
  onAct: (act: SessionAct, onDone?: () => void) => void
}

/** Shows the goals, which both sides can see and tick. */
export function Goals({ goals, isOpen, isBusy, hint, onAct }: GoalsProps) {
  const [title, setTitle] = useState('')
  const [refusal, setRefusal] = useState<string>()
  if (goals.length === 0 && !isOpen) return null
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const found = (await loadSessions()).newGoal.safeParse({ title }).error?.issues[0]?.message
    setRefusal(found)
    if (found) return
    onAct({ kind: 'add goal', title }, () => setTitle(''))
  }
  return (
    <section aria-labelledby="goals" className="mt-6 border-t-2 border-ink pt-3">
      <h4 id="goals" className="text-panel">
        {t('Goals', 'Text, mentorship')}
      </h4>
      <ul className="mt-1 list-none">
        {goals.map((goal) => (
          <li key={goal.id} className="flex items-center gap-1">
            <Checkbox
              className="min-w-0 grow"
              checked={goal.isDone}
              disabled={!isOpen}
              onChange={({ currentTarget }) => onAct({ kind: 'tick goal', id: goal.id, isDone: currentTarget.checked })}
            >
              <span lang={englishHere}>{goal.title}</span>
            </Checkbox>
            {isOpen && (
              <Button
                variant="quiet"
                size="toolbar"
                icon={<X aria-hidden="true" />}
                aria-label={t('Remove the goal: {title}', { title: goal.title }, 'For screen readers, mentorship')}
                onClick={() => onAct({ kind: 'remove goal', id: goal.id })}
                className="px-2.5"
              >
                {null}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && goals.length < mentorshipLimits.goals && (
        <form noValidate onSubmit={(event) => void add(event)} className="mt-2 flex items-end gap-2">
          <TextInput
            className="min-w-0 grow"
            name="goal"
            label={t('New goal', 'Label, mentorship')}
            hint={hint}
            autoComplete="off"
            maxLength={mentorshipLimits.goalLength}
            error={refusal}
            value={title}
            onChange={({ currentTarget }) => {
              setTitle(currentTarget.value)
              setRefusal(undefined)
            }}
          />
          <Button type="submit" variant="outline" isBusy={isBusy}>
            {t('Add', 'Button, mentorship')}
          </Button>
        </form>
      )}
    </section>
  )
}
