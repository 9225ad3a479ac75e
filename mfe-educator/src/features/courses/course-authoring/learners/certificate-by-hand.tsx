import { t } from '@kere/brand/messages'
import type { CourseLearner } from '@kere/contracts/courses/course-learners'
import { limits } from '@kere/contracts/http/limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { QuestionDialog } from '@kere/screens/question-dialog'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

const loadContract = () => import('@kere/contracts/certificates/course-certificates')

/** For a learner who has earned a certificate in another way than by the lessons. */
export function CertificateByHand({ learner, courseId }: { learner: CourseLearner; courseId: string }) {
  const { api } = useRemote()
  const [isAsking, setAsking] = useState(false)
  const issue = useMutation({
    mutationFn: async (reason: string) =>
      api.call((await loadContract()).issueCertificateByHand, {
        params: { courseId },
        body: { enrollmentId: learner.id, reason },
      }),
    onSuccess: () => setAsking(false),
  })
  const withdrawal = useMutation({
    mutationFn: async (id: string) =>
      api.call((await loadContract()).withdrawCertificateByHand, { params: { courseId, id } }),
    onSuccess: () => issue.reset(),
  })
  return (
    <div className="mt-4">
      {issue.data ? (
        <p role="status" className="flex flex-wrap items-center gap-3">
          <span>
            {t(
              'The certificate is issued. {name} is told in ten seconds.',
              { name: issue.data.holderName },
              'Text, educator',
            )}
          </span>
          <Button
            variant="outline"
            size="toolbar"
            isBusy={withdrawal.isPending}
            onClick={() => withdrawal.mutate(issue.data.id)}
          >
            {t('Take it back', 'Button, educator')}
          </Button>
        </p>
      ) : (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('Give a certificate', 'Button, educator')}
        </Button>
      )}
      {withdrawal.error && <RefusedAct className="mt-2">{withdrawal.error.message}</RefusedAct>}
      <QuestionDialog
        act={{
          busy: t('Issuing', 'Button, busy, educator'),
          failed: t('It was not issued', 'Text, educator'),
        }}
        question={{
          title: t('Give {name} a certificate?', { name: learner.name }, 'Title, educator'),
          text: t('It says how many lessons were done, and is issued though they are not all.', 'Text, educator'),
          label: t('Reason', 'Label, educator'),
          length: limits.reasonLength,
          hint: t('The learner is emailed this reason.', 'Hint, educator'),
          check: async (text) =>
            (await loadContract()).certificateByHand.safeParse({ reason: text }).error?.issues[0]?.message,
          submit: t('Issue the certificate', 'Button, educator'),
        }}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAnswer={(reason) => issue.mutate(reason)}
        isBusy={issue.isPending}
        failure={issue.error}
        isDanger={false}
      />
    </div>
  )
}
