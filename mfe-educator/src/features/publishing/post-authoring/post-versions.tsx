import { countOf } from '@kere/brand/count'
import type { PostDraft } from '@kere/contracts/publishing/post-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton } from '@kere/ui/status/skeleton'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import { listKey } from '@kere/screens/list-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  draftQuery,
  loadContract,
  managedPostsName,
  patchDraft,
  versionQuery,
  versionsQuery,
} from './post-draft.api.ts'
import type { PostEditor } from './post-editor.ts'
import { nameOfPost } from './post-paths.ts'

interface VersionsProps {
  draft: PostDraft
  editor: PostEditor
}

export function PostVersions({ draft, editor }: VersionsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="post-versions" className="mt-8">
      <h2 id="post-versions" className="text-snug">
        Versions
      </h2>
      <p className="mt-1 text-meta text-muted">
        Kept while you write and when a post is published. The last 20, for 90 days.
      </p>
      <Button variant="outline" size="toolbar" onClick={() => setOpen(true)} className="mt-2.5">
        Show versions
      </Button>
      <Dialog title="Versions" isOpen={isOpen} onClose={() => setOpen(false)} className="desk:max-w-160">
        {isOpen && <Versions draft={draft} editor={editor} onDone={() => setOpen(false)} />}
      </Dialog>
    </section>
  )
}

function Versions({ draft, editor, onDone }: VersionsProps & { onDone: () => void }) {
  const { api } = useRemote()
  const versions = useQuery(versionsQuery(api, draft.id))
  const [chosen, setChosen] = useState<number | null>(null)
  if (versions.isError)
    return (
      <LoadFailure title="Failed to fetch the versions" headingLevel="h3" query={versions}>
        Your text is saved.
      </LoadFailure>
    )
  if (!versions.data) return <Skeleton className="h-40" />
  if (versions.data.length === 0)
    return <p className="text-muted">There are none yet. The first is kept with your next changes.</p>
  return (
    <ul className="list-none">
      {versions.data.map(({ version, savedAt, title, characters, isPublished }) => (
        <li key={version} className="border-b border-hairline">
          <button
            type="button"
            aria-expanded={chosen === version}
            onClick={() => setChosen(chosen === version ? null : version)}
            className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-3 py-2.5 text-start hover:bg-hover"
          >
            <span className="text-dense font-semibold whitespace-nowrap">{momentInIndia(Date.parse(savedAt))} IST</span>
            <span className="min-w-0 grow truncate text-dense">{nameOfPost(title)}</span>
            <span className="text-meta text-muted">
              {isPublished && 'Published · '}
              {countOf(characters, 'character')}
            </span>
          </button>
          {chosen === version && <Version number={version} draft={draft} editor={editor} onDone={onDone} />}
        </li>
      ))}
    </ul>
  )
}

function Version({ number, draft: { id }, editor, onDone }: VersionsProps & { number: number; onDone: () => void }) {
  const { api } = useRemote()
  const version = useQuery(versionQuery(api, id, number))
  const { restore, isBusy, failure } = useRestore(id, editor, onDone)
  if (version.isError)
    return (
      <LoadFailure title="Failed to fetch the version" headingLevel="h3" query={version}>
        Your text is saved.
      </LoadFailure>
    )
  if (!version.data) return <Skeleton className="my-3 h-24" />
  return (
    <div className="pb-4">
      <pre
        // Makes a long text scrollable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Text of this version"
        className="max-h-60 overflow-y-auto rounded-control bg-sunken p-3.5 font-[inherit] text-dense whitespace-pre-wrap"
      >
        {version.data.details.content}
      </pre>
      {failure && <RefusedAct className="mt-3">{failure}</RefusedAct>}
      <Button
        size="toolbar"
        isBusy={isBusy}
        busyLabel="Restoring"
        onClick={() => void restore(number)}
        className="mt-3"
      >
        Restore this version
      </Button>
    </div>
  )
}

/** Restores a version. Unsaved text is saved first and becomes a version itself. */
function useRestore(id: string, editor: PostEditor, onDone: () => void) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function restore(number: number, text = 'The version is restored', isUndo = false) {
    setBusy(true)
    setFailure(undefined)
    try {
      if (!(await editor.post.flush()))
        throw editor.post.state.failure ?? new Error('Your last changes are not saved yet.')
      const { version } = editor.post
      const { restorePostVersion } = await loadContract()
      const answer = await api.call(restorePostVersion, { params: { id, number }, body: { version } })
      editor.post.refresh({ version: answer.version, value: answer.details })
      patchDraft(cache, editor.slug, answer)
      void cache.invalidateQueries({ queryKey: listKey({ name: managedPostsName }) })
      void cache.invalidateQueries({ queryKey: draftQuery(api, editor.slug).queryKey })
      const undo = { label: 'Undo', run: () => void restore(version, 'Your text is as it was before', true) }
      context.notify({ tone: 'success', text, ...(!isUndo && { action: undo }) })
      onDone()
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'Failed to restore the version'
      if (isUndo) context.notify({ tone: 'error', text: reason })
      else setFailure(reason)
    } finally {
      setBusy(false)
    }
  }
  return { restore, isBusy, failure }
}
