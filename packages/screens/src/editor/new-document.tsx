import { ApiError } from '@kere/platform/api'
import { createAttempts } from '@kere/platform/attempts'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { useId, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'

interface NewDocumentProps {
  title: string
  /** Says who can see a draft. */
  lead: string
  hint: string
  maxLength: number
  required: string
  failed: string
  /** @returns the address of the page on which the document is written */
  create: (title: string, idempotencyKey: string) => Promise<string>
}

/** A form that starts a document from its title. */
export function NewDocument({ title: heading, lead, hint, maxLength, required, failed, create }: NewDocumentProps) {
  const navigate = useNavigate()
  const fieldId = useId()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [attempt] = useState(createAttempts)

  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('title')
    const title = typeof typed === 'string' ? typed.trim() : ''
    if (title === '') {
      setError(required)
      return document.getElementById(fieldId)?.focus()
    }
    setBusy(true)
    try {
      await navigate(await attempt(title, (key) => create(title, key)), { replace: true })
    } catch (reason) {
      setError(reason instanceof ApiError ? (reason.errors?.[0]?.detail ?? reason.message) : failed)
      setBusy(false)
    }
  }
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      <form noValidate onSubmit={(event) => void begin(event)} className="max-w-160">
        <h1 className="text-title">{heading}</h1>
        <p className="mt-1.5 text-muted">Begin with a title. Everything is saved as you type, and {lead}</p>
        <TextInput
          id={fieldId}
          name="title"
          label="Title"
          hint={hint}
          error={error}
          maxLength={maxLength}
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
