import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { EducatorDashboard } from '@kere/contracts/console/dashboard'
import { dateOf } from '@kere/screens/time-in-india'
import { applicationDays, isLate, takesLonger } from '@kere/screens/usual-time'
import { ButtonLink } from '@kere/ui/controls/button'
import CircleX from 'lucide-react/icons/circle-x'
import Hourglass from 'lucide-react/icons/hourglass'
import type { LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'

type Standing = Pick<EducatorDashboard, 'educatorStatus' | 'application'>

export function ApplicationNotice({ standing: { educatorStatus, application } }: { standing: Standing }) {
  const [now] = useState(() => Date.now())
  if (educatorStatus === 'approved') return null
  if (educatorStatus === 'rejected')
    return (
      <Notice
        Icon={CircleX}
        edge="border-s-danger"
        tone="text-danger"
        title={t('Your application was declined', 'Title, educator')}
      >
        {application?.reason && (
          <p>
            {t('Reason:', 'Text, educator')} <q lang={englishHere}>{application.reason}</q>
          </p>
        )}
        <p className="mt-2 text-muted">
          {t(
            'You keep your drafts, but you cannot publish or host events. You are welcome to apply again.',
            'Text, educator',
          )}
        </p>
        <ButtonLink href="/join-as-educator" variant="outline" className="mt-4">
          {t('Apply again', 'Button, educator')}
        </ButtonLink>
      </Notice>
    )
  return (
    <Notice
      Icon={Hourglass}
      edge="border-s-info"
      tone="text-info"
      title={t('Your application is under review', 'Title, educator')}
    >
      <p>
        {application && <>{t('Sent on {day}.', { day: dateOf(application.submittedAt) }, 'Text, educator')} </>}
        {application && isLate(application.submittedAt, applicationDays, now)
          ? t('{reason}. We will email you as soon as we have decided.', { reason: takesLonger }, 'Text, educator')
          : t('We usually decide within 3 days and will email you.', 'Text, educator')}
      </p>
      <Permissions />
    </Notice>
  )
}

interface NoticeProps {
  Icon: LucideIcon
  edge: string
  tone: string
  title: string
  children: ReactNode
}

function Notice({ Icon, edge, tone, title, children }: NoticeProps) {
  return (
    <section
      aria-labelledby="application-title"
      className={`flex gap-4 rounded-e-card border border-s-4 border-hairline bg-surface px-4 py-4 desk:px-5 desk:py-5 ${edge}`}
    >
      <Icon aria-hidden="true" className={`size-6 shrink-0 ${tone}`} />
      <div className="min-w-0 max-w-measure">
        <h2 id="application-title" className="text-panel">
          {title}
        </h2>
        <div className="mt-1.5">{children}</div>
      </div>
    </section>
  )
}

function Permissions() {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 desk:grid-cols-2">
      <div>
        <dt className="text-meta text-muted">{t('Available now', 'Text, educator')}</dt>
        <dd>{t('Writing course drafts', 'Text, educator')}</dd>
      </div>
      <div>
        <dt className="text-meta text-muted">{t('After approval', 'Text, educator')}</dt>
        <dd>{t('Publishing courses and hosting events', 'Text, educator')}</dd>
      </div>
    </dl>
  )
}
