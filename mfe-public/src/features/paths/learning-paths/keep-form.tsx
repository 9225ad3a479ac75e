import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import type { LearningPath } from '@kere/contracts/paths/learning-paths'
import { addressIn, language } from '@kere/brand/language'
import { ApiError } from '@kere/platform/api'
import { signInPath, withNext } from '@kere/platform/landing'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useSubmission } from '@kere/platform/react/use-submission'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type SubmitEvent } from 'react'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, formErrorOf, formErrorOfSubmission, type FormError } from '../../../forms/refusal.ts'
import { keepId, pathHref } from './path-address.ts'
import { readSessionId } from './path-session.ts'
import { loadContract, pathQuery } from './path.api.ts'

/** A native form, which also works without a script. */
export function KeepForm({ path }: { path: LearningPath }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const submission = useSubmission('keep-learning-path')
  const [refusal, setRefusal] = useState<FormError | null>(submission ? formErrorOfSubmission(submission) : null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)

  const keep = async () => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(true)
    setRefusal(null)
    try {
      const { keepLearningPath } = await loadContract()
      await api.call(keepLearningPath, { params: { id: path.id }, body: { sessionId: readSessionId() } })
      cache.setQueryData(pathQuery(api, path.id).queryKey, (now) => now && { ...now, isKept: true })
      context.notify({ tone: 'success', text: t('Saved to your dashboard', 'Message') })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated')
        return context.navigation.push(withNext(signInPath, localPath(`${pathHref(path.id)}#${keepId}`)))
      setRefusal(formErrorOf(error))
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  if (path.isKept)
    return (
      <ButtonLink href="/dashboard" size="main" wide>
        {t('Open my dashboard', 'Button')}
      </ButtonLink>
    )
  return (
    <form
      method="post"
      action={addressIn(language, pathHref(path.id))}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void keep()
      }}
    >
      <FormRefusal
        refusal={refusal}
        describe={(error) => describeFailure(error, t('Failed to save the learning path', 'Error'))}
      />
      <Button
        id={keepId}
        type="submit"
        size="main"
        isBusy={isBusy}
        busyLabel={t('Saving', 'Button while it works')}
        wide
      >
        {t('Save my path', 'Button')}
      </Button>
    </form>
  )
}
