import { t } from '@kere/brand/messages'
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
      title={t('Mark as Complete?', 'Heading, My Courses')}
      isOpen={enrollment !== null}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => enrollment && onAnswer(enrollment)}>
            {t('Mark as Complete', 'Button, My Courses')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('Keep learning', 'Button, My Courses')}
          </Button>
        </>
      }
    >
      <p className="mt-2">
        {t('{title} will count as completed.', { title: enrollment?.course.title ?? '' }, 'Title of a course')}
        {left > 0 &&
          ` ${t(
            '{left, plural, one {# lesson is} other {# lessons are}} not done; you can still open them.',
            { left },
            'Follows a sentence on completing a course',
          )}`}{' '}
        {t('This cannot be undone.', 'Follows a sentence on completing a course')}
      </p>
    </Dialog>
  )
}
