import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { countOf } from '@kere/brand/count'
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
      title="Leave this course?"
      isOpen={enrollment !== null}
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" onClick={() => enrollment && onAnswer(enrollment)}>
            Leave course
          </Button>
          <Button variant="outline" onClick={onClose}>
            Keep learning
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
        Your place in <strong className="font-semibold">{course.title}</strong>, your progress ({lessonsDone} of{' '}
        {countOf(lessonCount, ['lesson', 'lessons'])} done), what you handed in, and{' '}
        <Link to={myNotesHref(course.id)} className="text-brand underline underline-offset-3">
          your notes
        </Link>{' '}
        will be deleted. This cannot be undone.
      </p>
      <p className="mt-2 text-muted">
        {course.isWithdrawn
          ? 'It is no longer offered, so you cannot enroll in it again.'
          : 'You can enroll again while it is offered, and start from the beginning. A paid course has to be ordered and paid again.'}
      </p>
    </>
  )
}
