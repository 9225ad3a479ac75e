import { countOf } from '@kere/brand/count'
import type { MyEnrollment } from '@kere/contracts/courses/learning'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'

interface CompletionQuestionProps {
  enrollment: MyEnrollment | null
  onAnswer: (enrollment: MyEnrollment) => void
  onClose: () => void
}

/** Completing a course cannot be undone, so this asks first (C-61). */
export function CompletionQuestion({ enrollment, onAnswer, onClose }: CompletionQuestionProps) {
  const left = enrollment ? enrollment.lessonCount - enrollment.lessonsDone : 0
  return (
    <Dialog
      title="Mark as Complete?"
      isOpen={enrollment !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => enrollment && onAnswer(enrollment)}>Mark as Complete</Button>
          <Button variant="outline" onClick={onClose}>
            Keep learning
          </Button>
        </>
      }
    >
      <p className="mt-2">
        <strong className="font-semibold">{enrollment?.course.title}</strong> will count as completed.
        {left > 0 && ` ${countOf(left, ['lesson is', 'lessons are'])} not done; you can still open them.`} This cannot
        be undone.
      </p>
    </Dialog>
  )
}
