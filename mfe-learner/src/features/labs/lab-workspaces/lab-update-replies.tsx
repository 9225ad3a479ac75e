import { t } from '@kere/brand/messages'
import type { LabUpdate } from '@kere/contracts/labs/lab-updates'
import { workspaceLimits, workspaceMessages } from '@kere/contracts/labs/lab-workspace-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { Skeleton } from '@kere/ui/status/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useId, useState } from 'react'
import { LabUpdateEntry } from './lab-update-entry.tsx'
import { useNewUpdate } from './use-new-update.ts'
import { repliesQuery } from './workspace.api.ts'

interface RepliesProps {
  update: LabUpdate
  labId: string
  isWritable: boolean
  now: number
}

/** Opens the replies to an update, the oldest first, and below them the place to write one. */
export function Replies({ update, labId, isWritable, now }: RepliesProps) {
  const { id, author, repliesCount } = update
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <Button
        variant="quiet"
        size="toolbar"
        icon={<MessageCircle aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        className="mt-1 -ms-2"
      >
        {repliesCount > 0
          ? t('{count, plural, one {# reply} other {# replies}}', { count: repliesCount }, 'Button, labs')
          : t('Reply', 'Button, labs')}
        <span className="sr-only">
          {' '}
          {t('to {name}', { name: author.name }, 'After Reply or a number of replies, for screen readers')}
        </span>
      </Button>
      {isOpen && (
        <div id={panel} className="mt-1 border-s-2 border-hairline ps-3">
          {repliesCount > 0 && <ReplyList labId={labId} replyTo={id} now={now} />}
          {isWritable && <NewReply labId={labId} replyTo={id} />}
        </div>
      )}
    </>
  )
}

function ReplyList({ labId, replyTo, now }: { labId: string; replyTo: string; now: number }) {
  const { api } = useRemote()
  const replies = useInfiniteQuery(repliesQuery(api, labId, replyTo))
  return (
    <>
      {replies.isError && (
        <LoadFailure title={workspaceMessages.repliesFailed} query={replies}>
          {t('What was written is safe.', 'Text, labs')}
        </LoadFailure>
      )}
      {replies.isPending && <Skeleton className="h-16" />}
      <ul aria-label={t('Replies', 'For screen readers, labs')}>
        {replies.data?.pages
          .flatMap(({ items }) => items)
          .map((reply) => (
            <LabUpdateEntry key={reply.id} update={reply} labId={labId} now={now} isReply />
          ))}
      </ul>
      {replies.hasNextPage && (
        <Button
          variant="outline"
          size="toolbar"
          isBusy={replies.isFetchingNextPage}
          busyLabel={t('Loading', 'On a button while it works, labs')}
          onClick={() => void replies.fetchNextPage()}
          className="mt-3"
        >
          {t('Show later replies', 'Button, labs')}
        </Button>
      )}
    </>
  )
}

function NewReply({ labId, replyTo }: { labId: string; replyTo: string }) {
  const { text, write, error, isBusy, post } = useNewUpdate({ labId, more: { replyTo } })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void post()
      }}
      aria-label={t('New reply', 'For screen readers, labs')}
      className="mt-3 grid grid-cols-1 gap-2.5"
    >
      <TextArea
        label={t('Your reply', 'Label, labs')}
        rows={2}
        value={text}
        maxLength={workspaceLimits.updateLength}
        error={error ?? undefined}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="outline"
        size="toolbar"
        isBusy={isBusy}
        busyLabel={t('Posting', 'On a button while it works, labs')}
        className="justify-self-end"
      >
        {t('Post reply', 'Button, labs')}
      </Button>
    </form>
  )
}
