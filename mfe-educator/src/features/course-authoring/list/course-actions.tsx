import type { OwnCourse } from '@kere/contracts/course-authoring'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/button'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { editorPath } from '../course-paths.ts'
import { isPublished, isPutAway } from '@kere/screens/course-status'
import { useCourseActs } from '../draft/course-acts.ts'

/** S-373, S-387: over the row's own link. */
export function CourseActions({ course }: { course: OwnCourse }) {
  const { id, status, enrollmentCount } = course
  const title = course.title.trim() || 'Untitled course'
  const { context } = useRemote()
  const put = enrollmentCount > 0 ? 'Archive' : 'Delete'
  const acts = useCourseActs(course)
  const [isAsking, setAsking] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  useEffect(() => {
    if (isAsking) confirm.current?.focus()
    else if (wasAsking.current) ask.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  const publish = () => {
    if (context.session.user?.educatorStatus === 'approved') return acts.publish()
    // C-28
    context.notify({ tone: 'info', text: 'You can publish once your application to teach is approved' })
  }

  if (isPutAway(status))
    return (
      <div className="relative z-1 flex">
        <Button
          variant="outline"
          size="toolbar"
          aria-label={`Restore ${title}`}
          isBusy={acts.busyWith === 'restore'}
          onClick={acts.restore}
        >
          Restore
        </Button>
      </div>
    )
  if (isAsking)
    return (
      <div role="group" aria-label={`${put} ${title}?`} className="relative z-1 py-1.5">
        <p className="text-meta font-semibold">{put} it?</p>
        <div className="flex items-center gap-1.5">
          <Button
            ref={confirm}
            variant="danger"
            size="toolbar"
            onClick={() => {
              setAsking(false)
              void acts.remove()
            }}
          >
            Confirm
          </Button>
          <Button variant="quiet" size="toolbar" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </div>
      </div>
    )
  return (
    <div className="relative z-1 flex items-center gap-1.5">
      {status === 'published' ? (
        <Button
          variant="outline"
          size="toolbar"
          aria-label={`Unpublish ${title}`}
          isBusy={acts.busyWith === 'unpublish'}
          onClick={acts.unpublish}
          className="min-w-25"
        >
          Unpublish
        </Button>
      ) : (
        <Button
          variant="outline"
          size="toolbar"
          aria-label={`${isPublished(status) ? 'Publish changes of' : 'Publish'} ${title}`}
          isBusy={acts.busyWith === 'publish'}
          onClick={publish}
          className="min-w-25"
        >
          {isPublished(status) ? 'Publish changes' : 'Publish'}
        </Button>
      )}
      <ButtonLink href={editorPath(id)} variant="quiet" size="toolbar" aria-label={`Edit ${title}`} className="px-2.5">
        Edit
      </ButtonLink>
      <Button
        ref={ask}
        variant="quiet"
        size="toolbar"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={`${put} ${title}`}
        isBusy={acts.busyWith === 'delete'}
        onClick={() => setAsking(true)}
        className="px-2.5"
      />
    </div>
  )
}
