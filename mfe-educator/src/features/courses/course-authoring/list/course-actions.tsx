import { t } from '@kere/brand/messages'
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
  const put = enrollmentCount > 0 ? t('Archive', 'Text, educator') : t('Delete', 'Text, educator')
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
          aria-label={t('Restore {title}', { title }, 'Button, educator')}
          isBusy={busyWith === 'restore'}
          onClick={() => run('restore')}
        >
          {t('Restore', 'Button, educator')}
        </Button>
      </div>
    )
  if (isAsking)
    return (
      <div
        role="group"
        aria-label={t('{act} {title}?', { act: put, title }, 'Question: Archive, and a title, educator')}
        className="relative z-1 py-1.5"
      >
        <p className="text-meta font-semibold">{t('{act} it?', { act: put }, 'Question: Archive it?, educator')}</p>
        <div className="flex flex-wrap items-center gap-1.5">
          <Button
            ref={confirm}
            variant="danger"
            size="toolbar"
            onClick={() => {
              setAsking(false)
              run('delete')
            }}
          >
            {t('Confirm', 'Button, educator')}
          </Button>
          <Button variant="quiet" size="toolbar" onClick={() => setAsking(false)}>
            {t('Cancel', 'Button, educator')}
          </Button>
        </div>
      </div>
    )
  return (
    <div className="relative z-1 flex flex-wrap items-center gap-1 desk:flex-nowrap">
      {status === 'published' ? (
        <Button
          variant="quiet"
          size="toolbar"
          aria-label={t('Unpublish {title}', { title }, 'Button, educator')}
          isBusy={busyWith === 'unpublish'}
          onClick={() => run('unpublish')}
          className="min-w-25 px-2.5"
        >
          {t('Unpublish', 'Button, educator')}
        </Button>
      ) : (
        <Button
          variant="outline"
          size="toolbar"
          aria-label={`${isPublished(status) ? t('Publish changes of', 'Button, educator') : t('Publish', 'Button, educator')} ${title}`}
          isBusy={busyWith === 'publish'}
          onClick={() => run('publish')}
          className="min-w-25"
        >
          {isPublished(status) ? t('Publish changes', 'Button, educator') : t('Publish', 'Button, educator')}
        </Button>
      )}
      <ButtonLink
        href={editorPath(id)}
        variant="quiet"
        size="toolbar"
        aria-label={t('Edit {title}', { title }, 'Button, educator')}
        className="px-2.5"
      >
        {t('Edit', 'Button, educator')}
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
