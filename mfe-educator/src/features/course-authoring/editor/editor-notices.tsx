import type { CourseDraft } from '@kere/contracts/course-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/button'
import { TextLink } from '@kere/ui/link'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import CloudAlert from 'lucide-react/icons/cloud-alert'
import CloudOff from 'lucide-react/icons/cloud-off'
import Hourglass from 'lucide-react/icons/hourglass'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPutAway } from '@kere/screens/course-status'
import { draftKey, loadContract } from '../draft/course-draft.api.ts'
import { useEditor, useEditorSummary } from '../draft/use-course-editor.ts'

/** What stands in the way of writing or publishing. */
export function EditorNotices({ draft }: { draft: CourseDraft }) {
  const editor = useEditor()
  const { phase, failure } = useEditorSummary(editor)
  return (
    <>
      {isPutAway(draft.status) && <PutAway draft={draft} />}
      {!draft.mayPublish && !isPutAway(draft.status) && <NotApproved />}
      {phase === 'offline' && (
        <Notice Icon={CloudOff} tone="warn">
          <strong>You are offline.</strong> Go on writing. This browser keeps every change and saves it when you are
          back online.
        </Notice>
      )}
      {phase === 'refused' && failure && !isPutAway(draft.status) && (
        <Notice Icon={CloudAlert} tone="danger" isAlert>
          <p>
            <strong>Failed to update course.</strong>{' '}
            {(failure.errors[0]?.detail ?? failure.message).replace(/\.$/, '')}. Your changes are still in this browser.
          </p>
          <Button variant="outline" size="toolbar" className="mt-2.5" onClick={() => void editor.flush()}>
            Try again
          </Button>
        </Notice>
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
    <Notice Icon={Archive} tone="info">
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
    </Notice>
  )
}

/** C-28 */
function NotApproved() {
  const { context } = useRemote()
  const isDeclined = context.session.user?.educatorStatus === 'rejected'
  return (
    <Notice Icon={Hourglass} tone="info">
      {isDeclined ? (
        <>
          <strong>You cannot publish, because your application to teach was declined.</strong> Your drafts stay.{' '}
          <TextLink href="/join-as-educator">Apply again</TextLink>
        </>
      ) : (
        <>
          <strong>You can publish once your application to teach is approved.</strong> We usually decide within 3 days
          and will email you. Go on writing meanwhile.
        </>
      )}
    </Notice>
  )
}

const edges = { info: 'border-s-info', warn: 'border-s-warn', danger: 'border-s-danger' } as const
const icons = { info: 'text-info', warn: 'text-warn', danger: 'text-danger' } as const

interface NoticeProps {
  Icon: LucideIcon
  tone: keyof typeof edges
  isAlert?: boolean
  children: ReactNode
}

function Notice({ Icon, tone, isAlert = false, children }: NoticeProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={`flex gap-3 border-s-4 border-b border-b-hairline bg-surface px-gutter py-3.5 text-dense wide:px-6 ${edges[tone]}`}
    >
      <Icon aria-hidden="true" className={`mt-px size-5 shrink-0 ${icons[tone]}`} />
      <div className="max-w-measure min-w-0">{children}</div>
    </div>
  )
}
