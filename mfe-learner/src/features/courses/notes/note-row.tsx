import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { MyNote } from '@kere/contracts/courses/learning'
import { myCourseHref } from '@kere/screens/course-href'
import { Badge } from '@kere/ui/status/badge'
import { Button } from '@kere/ui/controls/button'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import Archive from 'lucide-react/icons/archive'
import Trash2 from 'lucide-react/icons/trash-2'
import { Link } from 'react-router-dom'

interface NoteRowProps {
  courseId: string
  note: MyNote
  onDelete: () => void
}

export function NoteRow({ courseId, note: { lesson, moduleTitle, isRemoved, text, savedAt }, onDelete }: NoteRowProps) {
  return (
    <li data-row className="border-b border-hairline py-5">
      <p lang={englishHere} className="text-meta text-muted">
        {moduleTitle}
      </p>
      <h2 lang={englishHere} className="mt-0.5 text-card!">
        {isRemoved ? (
          <span data-row-link={lesson.id} tabIndex={-1}>
            {lesson.title}
          </span>
        ) : (
          <Link
            to={myCourseHref(courseId, lesson.id)}
            data-row-link={lesson.id}
            className="text-ink no-underline decoration-2 underline-offset-3 hover:underline"
          >
            {lesson.title}
          </Link>
        )}
      </h2>
      {isRemoved && (
        <Badge icon={<Archive aria-hidden="true" />} className="mt-1.5">
          {t('No longer part of the course', 'Mark, notes of a course')}
        </Badge>
      )}
      <p lang={englishHere} className="mt-2 max-w-measure wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-meta text-muted">
          {t('Saved', 'Before the age of a note')} <AgeOrDate instant={savedAt} />
        </p>
        <Button
          variant="quiet"
          size="toolbar"
          icon={<Trash2 aria-hidden="true" />}
          aria-label={t('Delete note: {title}', { title: lesson.title }, 'For screen readers, notes of a course')}
          onClick={onDelete}
          className="-me-3.5 text-muted!"
        >
          {t('Delete', 'Button, notes of a course')}
        </Button>
      </div>
    </li>
  )
}
