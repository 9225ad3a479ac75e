import { t } from '@kere/brand/messages'
import {
  changeLearningPath,
  learningPathChange,
  type LearningPath,
  type LearningPathChange,
} from '@kere/contracts/paths/learning-paths'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ChatFlowField } from '@kere/ui/chat-flow/chat-flow-field'
import { listOf, type ChatAnswer } from '@kere/ui/chat-flow/chat-flow-state'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, formErrorOf, type FormError } from '../../../forms/refusal.ts'
import type { Question } from './path-detail.tsx'
import { readSessionId } from './path-session.ts'
import { pathSteps } from './path-steps.ts'
import { pathQuery } from './path.api.ts'

interface ChangeAnswersProps {
  path: LearningPath
  question: Question
  onClose: () => void
  onChanged: () => void
}

/** Asks one question of the chat again. The path is then ranked anew in its place. */
export function ChangeAnswers({ path, question, onClose, onChanged }: ChangeAnswersProps) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const [answer, setAnswer] = useState<ChatAnswer>(path[question])
  const [refusal, setRefusal] = useState<FormError | null>(null)
  const [isBusy, setBusy] = useState(false)
  const step = pathSteps.find(({ id }) => id === question)
  if (!step) return null

  const save = async () => {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      const { userType, interests, learningStyle } = path
      const body: LearningPathChange = learningPathChange.parse({
        userType,
        interests,
        learningStyle,
        [question]: question === 'interests' ? listOf(answer) : answer,
        sessionId: readSessionId(),
      })
      const changed = await api.call(changeLearningPath, { params: { id: path.id }, body })
      cache.setQueryData(pathQuery(api, path.id).queryKey, changed)
      onChanged()
    } catch (error) {
      setRefusal(formErrorOf(error))
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={step.question}
      isOpen
      onClose={onClose}
      className="max-w-170"
      actions={
        <>
          <Button
            type="button"
            size="main"
            isBusy={isBusy}
            busyLabel={t('Ranking', 'Button while it works')}
            onClick={() => void save()}
          >
            {t('Update my path', 'Button')}
          </Button>
          <Button variant="outline" size="main" onClick={onClose}>
            {t('Cancel', 'Button')}
          </Button>
        </>
      }
    >
      <FormRefusal
        refusal={refusal}
        describe={(error) =>
          describeFailure(
            error,
            t('Failed to update the learning path', 'Error'),
            t('Your path is as it was.', 'Below an error'),
          )
        }
      />
      <form
        className="mt-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <ChatFlowField step={step} answer={answer} pending="" onAnswer={setAnswer} onPending={() => {}} />
      </form>
    </Dialog>
  )
}
