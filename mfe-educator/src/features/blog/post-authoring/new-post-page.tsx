import { postLimits, postMessages } from '@kere/contracts/blog/post-options'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { loadContract } from './post-draft.api.ts'
import { postsPathOf } from './post-paths.ts'

const fieldId = 'post-title'

/** S-438. The address is made from the title (S-441). */
export function NewPostPage() {
  const { api, context } = useRemote()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  /** Sent again under the same key, so that no second post is made. */
  const attempt = useRef({ title: '', key: '' })

  const begin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('title')
    const title = typeof typed === 'string' ? typed.trim() : ''
    if (title === '') {
      setError(postMessages.titleRequired)
      return document.getElementById(fieldId)?.focus()
    }
    if (attempt.current.title !== title) attempt.current = { title, key: crypto.randomUUID() }
    setBusy(true)
    try {
      const { createPost } = await loadContract()
      const post = await api.call(createPost, { body: { title } }, { idempotencyKey: attempt.current.key })
      await navigate(`${postsPathOf(context.session)}/${post.slug}`, { replace: true })
    } catch (reason) {
      setError(
        reason instanceof ApiError ? (reason.errors?.[0]?.detail ?? reason.message) : 'Failed to create blog post',
      )
      setBusy(false)
    }
  }
  return (
    <div className="px-gutter pt-6 pb-section wide:p-8">
      <form noValidate onSubmit={(event) => void begin(event)} className="max-w-160">
        <h1 className="text-title">New post</h1>
        <p className="mt-1.5 text-muted">
          Begin with a title. Everything is saved as you type, and nobody else sees a draft.
        </p>
        <TextInput
          id={fieldId}
          name="title"
          label="Title"
          hint="You can change it later."
          error={error}
          maxLength={postLimits.titleLength}
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
