import { t } from '@kere/brand/messages'
import type { MentorReport } from '@kere/contracts/mentorship/mentor-reports'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation } from '@tanstack/react-query'
import Flag from 'lucide-react/icons/flag'

const loadContract = () => import('@kere/contracts/mentorship/mentor-reports')

interface ReportButtonProps {
  requestId: string
  report: MentorReport
  label: string
}

/** Reports to the team in one press. */
export function ReportButton({ requestId, report, label }: ReportButtonProps) {
  const api = useAttempts()
  const sending = useMutation({
    mutationFn: async () => api.call((await loadContract()).reportMentor, { params: { id: requestId }, body: report }),
  })
  return (
    <div role="status" className="mt-1">
      {sending.isSuccess ? (
        <p className="text-dense">
          {t('Reported. The team reads it within a day. Your mentor is not told.', 'Text, mentorship')}
        </p>
      ) : (
        <Button
          variant="quiet"
          size="toolbar"
          icon={<Flag aria-hidden="true" />}
          isBusy={sending.isPending}
          onClick={() => sending.mutate()}
        >
          {label}
        </Button>
      )}
      {sending.error && <RefusedAct className="mt-2">{sending.error.message}</RefusedAct>}
    </div>
  )
}
