import { t } from '@kere/brand/messages'
import { labPicture } from '@kere/contracts/labs/lab-picture'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits, workspaceMessages } from '@kere/contracts/labs/lab-workspace-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { MarkdownField } from '@kere/screens/editor/markdown-field'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { Skeleton } from '@kere/ui/status/skeleton'
import { RefusedForm } from '@kere/ui/status/refused-act'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { LabUpdateEntry } from './lab-update-entry.tsx'
import { Replies } from './lab-update-replies.tsx'
import { useNewUpdate } from './use-new-update.ts'
import { useSight } from './use-sight.ts'
import { updatesQuery } from './workspace.api.ts'

const ImageUpload = lazyPart(async () => (await import('@kere/screens/image-upload')).ImageUpload)

export function Updates({ workspace, now }: { workspace: LabWorkspace; now: number }) {
  const { lab, isWritable } = workspace
  const { api } = useRemote()
  const updates = useInfiniteQuery(updatesQuery(api, lab.id))
  const items = updates.data?.pages.flatMap((page) => page.items) ?? []
  useSight(workspace, updates.data?.pages[0])
  return (
    <Section title={t('Updates', 'Heading, labs')} meta={t('Everybody in this lab reads these', 'Text, labs')}>
      {isWritable && <NewUpdate labId={lab.id} />}
      {updates.isError && (
        <LoadFailure title={workspaceMessages.updatesFailed} query={updates} className="mt-4">
          {t('What was written is safe.', 'Text, labs')}
        </LoadFailure>
      )}
      {updates.isPending && <Skeleton className="mt-4 h-24" />}
      {updates.data && items.length === 0 && (
        <p className="mt-4 text-muted">{t('Nobody has written anything yet.', 'Text, labs')}</p>
      )}
      <ul className="mt-2">
        {items.map((update) => (
          <LabUpdateEntry key={update.id} update={update} labId={lab.id} now={now}>
            {(isWritable || update.repliesCount > 0) && (
              <Replies update={update} labId={lab.id} isWritable={isWritable} now={now} />
            )}
          </LabUpdateEntry>
        ))}
      </ul>
      {updates.hasNextPage && (
        <Button
          variant="outline"
          isBusy={updates.isFetchingNextPage}
          busyLabel={t('Loading', 'On a button while it works, labs')}
          onClick={() => void updates.fetchNextPage()}
          className="mt-4"
        >
          {t('Show older updates', 'Button, labs')}
        </Button>
      )}
    </Section>
  )
}

function NewUpdate({ labId }: { labId: string }) {
  const [picture, setPicture] = useState<string | null>(null)
  const { text, write, error, isBusy, post } = useNewUpdate({
    labId,
    more: picture ? { pictureImage: picture } : {},
    onPosted: () => setPicture(null),
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void post()
      }}
      aria-label={t('New update', 'For screen readers, labs')}
      className="grid grid-cols-1 gap-3"
    >
      <MarkdownField
        id="lab-update"
        label={t('What did you do, and what is stuck?', 'Label, labs')}
        value={text}
        maxLength={workspaceLimits.updateLength}
        isShort
        onChange={write}
      />
      {error && <RefusedForm>{error}</RefusedForm>}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand">
          {picture ? t('Change the picture', 'Button, labs') : t('Add a picture', 'Button, labs')}
        </summary>
        <Suspense fallback={<Skeleton className="h-40" />}>
          <ImageUpload
            label={t('Picture', 'Label, labs')}
            kind={labPicture}
            value={picture}
            fallback={{
              element: <span className="block h-full bg-sunken" />,
              text: t('No picture yet.', 'Text, labs'),
            }}
            onChange={setPicture}
          />
        </Suspense>
      </details>
      <Button
        type="submit"
        isBusy={isBusy}
        busyLabel={t('Posting', 'On a button while it works, labs')}
        className="justify-self-end"
      >
        {t('Post', 'Button: publish an update of a lab')}
      </Button>
    </form>
  )
}
