import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
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
        {t('Versions', 'Heading, educator')}
      </h2>
      <p className="mt-1 text-meta text-muted">
        {t('Kept while you write and when a post is published. The last 20, for 90 days.', 'Text, educator')}
      </p>
      <Button variant="outline" size="toolbar" onClick={() => setOpen(true)} className="mt-2.5">
        {t('Show versions', 'Button, educator')}
      </Button>
      <Dialog
        title={t('Versions', 'Title, educator')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        className="desk:max-w-160"
      >
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
      <LoadFailure title={t('Failed to fetch the versions', 'Title, educator')} headingLevel="h3" query={versions}>
        {t('Your text is saved.', 'Text, educator')}
      </LoadFailure>
    )
  if (!versions.data) return <Skeleton className="h-40" />
  if (versions.data.length === 0)
    return (
      <p className="text-muted">
        {t('There are none yet. The first is kept with your next changes.', 'Text, educator')}
      </p>
    )
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
            <span lang={englishHere} className="min-w-0 grow truncate text-dense">
              {nameOfPost(title)}
            </span>
            <span className="text-meta text-muted">
              {isPublished && `${t('Published', 'Text, educator')} · `}
              {t(
                '{count, plural, one {# character} other {# characters}}',
                { count: characters },
                'Length of a text, educator',
              )}
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
      <LoadFailure title={t('Failed to fetch the version', 'Title, educator')} headingLevel="h3" query={version}>
        {t('Your text is saved.', 'Text, educator')}
      </LoadFailure>
    )
  if (!version.data) return <Skeleton className="my-3 h-24" />
  return (
    <div className="pb-4">
      <pre
        // Makes a long text scrollable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={t('Text of this version', 'For screen readers, educator')}
        lang={englishHere}
        className="max-h-60 overflow-y-auto rounded-control bg-sunken p-3.5 font-[inherit] text-dense whitespace-pre-wrap"
      >
        {version.data.details.content}
      </pre>
      {failure && <RefusedAct className="mt-3">{failure}</RefusedAct>}
      <Button
        size="toolbar"
        isBusy={isBusy}
        busyLabel={t('Restoring', 'Button, busy, educator')}
        onClick={() => void restore(number)}
        className="mt-3"
      >
        {t('Restore this version', 'Button, educator')}
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

  async function restore(number: number, text = t('The version is restored', 'Text, educator'), isUndo = false) {
    setBusy(true)
    setFailure(undefined)
    try {
      if (!(await editor.post.flush()))
        throw editor.post.state.failure ?? new Error(t('Your last changes are not saved yet.', 'Text, educator'))
      const { version } = editor.post
      const { restorePostVersion } = await loadContract()
      const answer = await api.call(restorePostVersion, { params: { id, number }, body: { version } })
      editor.post.refresh({ version: answer.version, value: answer.details })
      patchDraft(cache, editor.slug, answer)
      void cache.invalidateQueries({ queryKey: listKey({ name: managedPostsName }) })
      void cache.invalidateQueries({ queryKey: draftQuery(api, editor.slug).queryKey })
      const undo = {
        label: t('Undo', 'Label, educator'),
        run: () => void restore(version, t('Your text is as it was before', 'Text, educator'), true),
      }
      context.notify({ tone: 'success', text, ...(!isUndo && { action: undo }) })
      onDone()
    } catch (error) {
      const reason = error instanceof Error ? error.message : t('Failed to restore the version', 'Text, educator')
      if (isUndo) context.notify({ tone: 'error', text: reason })
      else setFailure(reason)
    } finally {
      setBusy(false)
    }
  }
  return { restore, isBusy, failure }
}
