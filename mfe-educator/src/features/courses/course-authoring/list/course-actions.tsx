import type { OwnCourse } from '@kere/contracts/courses/course-authoring'
import { nameOfCourse } from '@kere/screens/course-acts'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import Trash2 from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import { editorPath } from '../../../../courses/course-paths.ts'
import { isPublished, isArchivedOrDeleted } from '@kere/screens/course-status'
import { courseActs } from '../draft/course-acts.ts'

/** S-373, S-387: over the row's own link. */
export function CourseActions({ course }: { course: OwnCourse }) {
  const { id, status, enrollmentCount } = course
  const title = nameOfCourse(course.title)
  const put = enrollmentCount > 0 ? 'Archive' : 'Delete'
  const { run, busyWith } = useRowActs(courseActs, course)
  const [isAsking, setAsking] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  const ask = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  useEffect(() => {
    if (isAsking) confirm.current?.focus()
    else if (wasAsking.current) ask.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  if (isArchivedOrDeleted(status))
    return (
      <div className="relative z-1 flex">
        <Button
          variant="outline"
          size="toolbar"
          aria-label={`Restore ${title}`}
          isBusy={busyWith === 'restore'}
          onClick={() => run('restore')}
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
              run('delete')
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
          isBusy={busyWith === 'unpublish'}
          onClick={() => run('unpublish')}
          className="min-w-25"
        >
          Unpublish
        </Button>
      ) : (
        <Button
          variant="outline"
          size="toolbar"
          aria-label={`${isPublished(status) ? 'Publish changes of' : 'Publish'} ${title}`}
          isBusy={busyWith === 'publish'}
          onClick={() => run('publish')}
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
        isBusy={busyWith === 'delete'}
        onClick={() => setAsking(true)}
        className="px-2.5"
      />
    </div>
  )
}
