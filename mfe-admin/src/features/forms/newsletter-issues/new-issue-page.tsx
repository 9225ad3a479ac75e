import { issueLimits, issueMessages } from '@kere/contracts/forms/newsletter-issue-options'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { issuesPath, loadContract } from './issue.api.ts'

const fieldId = 'issue-title'

export function NewIssuePage() {
  const { api } = useRemote()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** Sent again under the same key, so that no second issue is made. */
  const attempt = useRef({ title: '', key: '' })

  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('title')
    const title = typeof typed === 'string' ? typed.trim() : ''
    if (title === '') {
      setError(issueMessages.titleRequired)
      return document.getElementById(fieldId)?.focus()
    }
    if (attempt.current.title !== title) attempt.current = { title, key: crypto.randomUUID() }
    setBusy(true)
    try {
      const { createIssue } = await loadContract()
      const { id } = await api.call(createIssue, { body: { title } }, { idempotencyKey: attempt.current.key })
      await navigate(`${issuesPath}/${id}`, { replace: true })
    } catch (reason) {
      setError(
        reason instanceof ApiError ? (reason.errors?.[0]?.detail ?? reason.message) : 'Failed to create the issue',
      )
      setBusy(false)
    }
  }
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      <form noValidate onSubmit={(event) => void begin(event)} className="max-w-160">
        <h1 className="text-title">New issue</h1>
        <p className="mt-1.5 text-muted">
          Begin with a title. Everything is saved as you type, and nothing is sent yet.
        </p>
        <TextInput
          id={fieldId}
          name="title"
          label="Title"
          hint="It is the subject of the email. You can change it until you send it."
          error={error}
          maxLength={issueLimits.titleLength}
          autoComplete="off"
          onChange={() => setError(undefined)}
          className="mt-6"
        />
        <Button type="submit" isBusy={isBusy} busyLabel="Creating" className="mt-5">
          Start writing
        </Button>
      </form>
    </div>
  )
}
