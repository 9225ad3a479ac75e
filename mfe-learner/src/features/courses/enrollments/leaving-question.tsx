import { t } from '@kere/brand/messages'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { myNotesHref } from '@kere/screens/course-href'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Link } from 'react-router-dom'

interface LeavingQuestionProps {
  enrollment: MyEnrollment | null
  onAnswer: (enrollment: MyEnrollment) => void
  onClose: () => void
}

export function LeavingQuestion({ enrollment, onAnswer, onClose }: LeavingQuestionProps) {
  return (
    <Dialog
      title={t('Leave this course?', 'Heading, My Courses')}
      isOpen={enrollment !== null}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={() => enrollment && onAnswer(enrollment)}>
            {t('Leave course', 'Button, My Courses')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('Keep learning', 'Button, My Courses')}
          </Button>
        </>
      }
    >
      {enrollment && <Consequences enrollment={enrollment} />}
    </Dialog>
  )
}

function Consequences({ enrollment: { course, lessonsDone, lessonCount } }: { enrollment: MyEnrollment }) {
  return (
    <>
      <p className="mt-2">
        {t(
          'Your place in {title}, your progress ({done} of {count, plural, one {# lesson} other {# lessons}} done), what you handed in, and your notes will be deleted. This cannot be undone.',
          { title: course.title, done: lessonsDone, count: lessonCount },
          'Before leaving a course',
        )}{' '}
        <Link to={myNotesHref(course.id)} className="text-brand underline underline-offset-3">
          {t('Your notes', 'Link')}
        </Link>
      </p>
      <p className="mt-2 text-muted">
        {course.isWithdrawn
          ? t('It is no longer offered, so you cannot enroll in it again.', 'Text, My Courses')
          : t(
              'You can enroll again while it is offered, and start from the beginning. A paid course has to be ordered and paid again.',
              'Text, My Courses',
            )}
      </p>
    </>
  )
}
