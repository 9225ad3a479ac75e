import type { CourseDraft } from '@kere/contracts/course-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import { EditorNotice } from '../../../editor-notice.tsx'
import { NotApproved } from '../../../not-approved.tsx'
import { isPutAway } from '@kere/screens/course-status'
import { draftKey, loadContract } from '../draft/course-draft.api.ts'
import { useEditor, useEditorSummary } from '../draft/use-course-editor.ts'

export function EditorNotices({ draft }: { draft: CourseDraft }) {
  const editor = useEditor()
  const { phase, failure } = useEditorSummary(editor)
  return (
    <>
      {isPutAway(draft.status) && <PutAway draft={draft} />}
      {!draft.mayPublish && !isPutAway(draft.status) && <NotApproved />}
      {phase === 'offline' && (
        <EditorNotice Icon={CloudOff} tone="warn">
          <strong>You are offline.</strong> Go on writing. This browser keeps every change and saves it when you are
          back online.
        </EditorNotice>
      )}
      {phase === 'refused' && failure && !isPutAway(draft.status) && (
        <EditorNotice Icon={CloudAlert} tone="danger" isAlert>
          <p>
            <strong>Failed to update course.</strong>{' '}
            {(failure.errors[0]?.detail ?? failure.message).replace(/\.$/, '')}. Your changes are still in this browser.
          </p>
          <Button variant="outline" size="toolbar" className="mt-2.5" onClick={() => void editor.flush()}>
            Try again
          </Button>
        </EditorNotice>
      )}
    </>
  )
}

function PutAway({ draft: { id, status, goesAt } }: { draft: CourseDraft }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const restore = useMutation({
    mutationFn: async () => api.call((await loadContract()).restoreCourse, { params: { id } }),
    onSuccess: async () => {
      await Promise.all([
        cache.invalidateQueries({ queryKey: draftKey(id) }),
        cache.invalidateQueries({ queryKey: ['list'] }),
      ])
      context.notify({ tone: 'success', text: 'Restored as a draft. Publish it when it is ready.' })
    },
    onError: ({ message }) => context.notify({ tone: 'error', text: message }),
  })
  return (
    <EditorNotice Icon={Archive} tone="info">
      <p>
        {status === 'archived' ? (
          <>
            <strong>This course is archived.</strong> Its learners keep it; nobody else sees it. Restore it to change
            it.
          </>
        ) : (
          <>
            <strong>This course is deleted.</strong>
            {goesAt && ` You can restore it until ${momentOf(goesAt)} IST.`}
          </>
        )}
      </p>
      <Button
        size="toolbar"
        className="mt-2.5"
        isBusy={restore.isPending}
        busyLabel="Restoring"
        onClick={() => restore.mutate()}
      >
        Restore
      </Button>
    </EditorNotice>
  )
}
