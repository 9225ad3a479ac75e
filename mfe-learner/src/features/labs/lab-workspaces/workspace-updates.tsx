import { labPicture } from '@kere/contracts/labs/lab-picture'
import type { LabUpdate } from '@kere/contracts/labs/lab-updates'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits, workspaceMessages } from '@kere/contracts/labs/lab-workspace-options'
import { ApiError } from '@kere/platform/api'
import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { MarkdownField } from '@kere/screens/editor/markdown-field'
import { firstAndLast } from '@kere/screens/first-and-last'
import { dayText } from '@kere/screens/labs/lab-text'
import { LoadFailure } from '@kere/screens/load-failure'
import { useOneAtATime } from '@kere/screens/use-one-at-a-time'
import { Avatar } from '@kere/ui/art/avatar'
import { Button } from '@kere/ui/controls/button'
import { Article } from '@kere/ui/layout/article'
import { Section } from '@kere/ui/layout/section'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Badge } from '@kere/ui/status/badge'
import { Skeleton } from '@kere/ui/status/skeleton'
import { RefusedAct, RefusedForm } from '@kere/ui/status/refused-act'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { Suspense, useState } from 'react'
import { useSight } from './use-sight.ts'
import { loadUpdates, updatesQuery, workspaceQuery } from './workspace.api.ts'

const ImageUpload = lazyPart(async () => (await import('@kere/screens/image-upload')).ImageUpload)

export function Updates({ workspace, now }: { workspace: LabWorkspace; now: number }) {
  const { lab, isWritable } = workspace
  const { api } = useRemote()
  const updates = useInfiniteQuery(updatesQuery(api, lab.id))
  const items = updates.data?.pages.flatMap((page) => page.items) ?? []
  useSight(workspace, updates.data && items)
  return (
    <Section title="Updates" meta="Everybody in this lab reads these">
      {isWritable && <NewUpdate labId={lab.id} />}
      {updates.isError && (
        <LoadFailure title={workspaceMessages.updatesFailed} query={updates} className="mt-4">
          What was written is safe.
        </LoadFailure>
      )}
      {updates.isPending && <Skeleton className="mt-4 h-24" />}
      {updates.data && items.length === 0 && <p className="mt-4 text-muted">Nobody has written anything yet.</p>}
      <ul className="mt-2">
        {items.map((update) => (
          <Update key={update.id} update={update} labId={lab.id} now={now} />
        ))}
      </ul>
      {updates.hasNextPage && (
        <Button
          variant="outline"
          isBusy={updates.isFetchingNextPage}
          busyLabel="Loading"
          onClick={() => void updates.fetchNextPage()}
          className="mt-4"
        >
          Show older updates
        </Button>
      )}
    </Section>
  )
}

const isText = (value: unknown): value is string => typeof value === 'string'

function NewUpdate({ labId }: { labId: string }) {
  const { context } = useRemote()
  const api = useAttempts()
  const cache = useQueryClient()
  const [copy] = useState(() =>
    createLocalCopy({ userId: context.session.user?.id ?? '', name: `lab-update.${labId}`, isValue: isText }),
  )
  const [text, setText] = useState(() => copy.take()?.value ?? '')
  const [picture, setPicture] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const write = (typed: string) => {
    setText(typed)
    setError(null)
    copy.write({ value: typed, version: 1 })
  }
  const post = useOneAtATime(async () => {
    const { newLabUpdate, postLabUpdate } = await loadUpdates()
    const result = newLabUpdate.safeParse({ text, ...(picture && { pictureImage: picture }) })
    if (!result.success) return setError(result.error.issues[0]?.message ?? workspaceMessages.updateRequired)
    setBusy(true)
    try {
      await api.call(postLabUpdate, { params: { id: labId }, body: result.data })
      copy.clear()
      setText('')
      setPicture(null)
      await cache.invalidateQueries(updatesQuery(api, labId))
    } catch (reason) {
      // The typed text stays, even if its author was removed from the lab meanwhile.
      setError(reason instanceof ApiError ? reason.message : workspaceMessages.postFailed)
      void cache.invalidateQueries(workspaceQuery(api, labId))
    } finally {
      setBusy(false)
    }
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void post()
      }}
      aria-label="New update"
      className="grid gap-3"
    >
      <MarkdownField
        id="lab-update"
        label="What did you do, and what is stuck?"
        value={text}
        maxLength={workspaceLimits.updateLength}
        isShort
        onChange={write}
      />
      {error && <RefusedForm>{error}</RefusedForm>}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
          {picture ? 'Change the picture' : 'Add a picture'}
        </summary>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ImageUpload
            label="Picture"
            kind={labPicture}
            value={picture}
            fallback={{ element: <span className="block h-full bg-sunken" />, text: 'No picture yet.' }}
            onChange={setPicture}
          />
        </Suspense>
      </details>
      <Button type="submit" isBusy={isBusy} busyLabel="Posting" className="justify-self-end">
        Post
      </Button>
    </form>
  )
}

function Update({ update, labId, now }: { update: LabUpdate; labId: string; now: number }) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const remove = async () => {
    setBusy(true)
    setRefusal(null)
    try {
      await api.call((await loadUpdates()).deleteLabUpdate, { params: { id: update.id } })
      await cache.invalidateQueries(updatesQuery(api, labId))
    } catch (error) {
      setRefusal(error instanceof ApiError ? error.message : 'Failed to delete the update')
      setBusy(false)
    }
  }
  return (
    <li className="flex gap-3 border-b border-hairline py-4">
      <Avatar {...firstAndLast(update.author.name)} id={update.author.id} src={update.author.avatarUrl} />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b className="font-semibold">{update.author.name}</b>
          {update.isMentor && (
            <Badge tone="brand" icon={<GraduationCap aria-hidden="true" />}>
              Mentor
            </Badge>
          )}
          <span className="text-meta text-muted">{dayText(update.at, now)}</span>
          {update.mayRemove && (
            <Button variant="quiet" size="toolbar" onClick={() => setAsked(true)} className="ms-auto">
              Delete<span className="sr-only"> the update of {update.author.name}</span>
            </Button>
          )}
        </p>
        <Dialog
          title="Delete this update?"
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          actions={
            <>
              <Button variant="danger" isBusy={isBusy} busyLabel="Deleting" onClick={() => void remove()}>
                Delete
              </Button>
              <Button variant="outline" onClick={() => setAsked(false)}>
                Cancel
              </Button>
            </>
          }
        >
          <p className="mt-1.5">Everybody in the lab loses it. This cannot be undone.</p>
          {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
        </Dialog>
        <Article html={update.html} className="mt-1 text-body!" />
        {update.pictureImage && (
          <img
            src={update.pictureImage}
            alt={`With the update of ${update.author.name}`}
            width={320}
            height={180}
            loading="lazy"
            className="mt-3 rounded-control border border-hairline"
          />
        )}
        {update.seen && update.seen.of > 0 && (
          <p className="mt-1.5 text-meta text-muted">
            Seen by {update.seen.by} of {update.seen.of}
          </p>
        )}
      </div>
    </li>
  )
}
