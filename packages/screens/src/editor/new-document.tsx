import { t } from '@kere/brand/messages'
import { ApiError } from '@kere/platform/api'
import { createAttempts } from '@kere/platform/attempts'
import { Button } from '@kere/ui/controls/button'
import { LineInput } from '@kere/ui/controls/line-input'
import { Section } from '@kere/ui/layout/section'
import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'

interface NewDocumentProps {
  title: string
  /** Says who can see a draft. */
  lead: string
  hint: string
  maxLength: number
  required: string
  failed: string
  /** The steps after the title, each with a name and a sentence. */
  steps: readonly (readonly [string, string])[]
  /** The documents that were begun before, so that none is begun twice. */
  children?: ReactNode
  /** @returns the address of the page on which the document is written */
  create: (title: string, idempotencyKey: string) => Promise<string>
}

/** A form that starts a document from its title, as it will stand above the text. */
export function NewDocument(props: NewDocumentProps) {
  const { title: heading, lead, hint, maxLength, required, failed, steps, children, create } = props
  const navigate = useNavigate()
  const fieldId = useId()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [attempt] = useState(createAttempts)

  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
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
    <div className="grid max-w-page grid-cols-1 gap-x-12 gap-y-10 px-gutter pt-6 pb-section wide:grid-cols-[minmax(0,1fr)_20rem] wide:p-8">
      <form
        noValidate
        onSubmit={(event) => void begin(event)}
        className="min-w-0 self-start rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface p-5 desk:px-8 desk:pt-6 desk:pb-8"
      >
        <h1 className="text-card">{heading}</h1>
        <LineInput
          id={fieldId}
          name="title"
          label={t('Title', 'Label, part of a page')}
          isLabelHidden
          placeholder={t('Title', 'Label, part of a page')}
          hint={hint}
          error={error}
          maxLength={maxLength}
          autoComplete="off"
          onChange={() => setError(undefined)}
          className="mt-3 [&_textarea]:font-heading [&_textarea]:text-title [&_textarea]:leading-snug [&_textarea]:font-heavy"
        />
        <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" isBusy={isBusy} busyLabel={t('Creating', 'Button, busy, part of a page')}>
            {t('Start writing', 'Button, part of a page')}
          </Button>
          <p className="min-w-0 grow basis-48 text-dense text-muted">
            {t('Everything is saved as you type, and {lead}', { lead }, 'Text, new document')}
          </p>
        </div>
      </form>
      <div className="flex min-w-0 flex-col gap-10">
        <Section title={t('What happens next', 'Title, new document')} rule="below">
          <ol className="list-none">
            {steps.map(([name, text], index) => (
              <li key={name} className="flex gap-3 border-b border-hairline py-3 text-dense">
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand tabular-nums"
                >
                  {index + 1}
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-muted">{text}</span>
                </span>
              </li>
            ))}
          </ol>
        </Section>
        {children}
      </div>
    </div>
  )
}
