import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { SessionSummary } from '@kere/contracts/accounts/sessions'
import { Badge } from '@kere/ui/status/badge'
import { Button } from '@kere/ui/controls/button'
import { TimeAgo } from '@kere/ui/time/time-ago'
import CircleDot from 'lucide-react/icons/circle-dot'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'

interface SessionRowProps {
  session: SessionSummary
  onSignOut: () => void
}

const handhelds = /Android|iOS|iPhone|iPad/

export function SessionRow({ session, onSignOut }: SessionRowProps) {
  const { device, createdAt, lastSeenAt, isCurrent } = session
  const Icon = handhelds.test(device) ? Smartphone : Monitor
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-4 border-b border-hairline py-4">
      <Icon aria-hidden="true" className="size-6 text-muted" />
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          <span lang={englishHere}>{device}</span>
          {isCurrent && (
            <Badge tone="brand" icon={<CircleDot aria-hidden="true" />}>
              {t('This browser', 'State, sessions')}
            </Badge>
          )}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-meta text-muted">
          <span>
            {t('Last active:', 'Before a time, sessions')} <TimeAgo instant={lastSeenAt} />
          </span>
          <span>
            {t('Signed in:', 'Before a time, sessions')} <TimeAgo instant={createdAt} />
          </span>
        </p>
      </div>
      {isCurrent ? (
        <form method="post" action="/auth/logout">
          <Button
            type="submit"
            variant="outline"
            size="toolbar"
            aria-label={t('Sign out here', 'For screen readers, sessions')}
          >
            {t('Sign out', 'Button, sessions')}
          </Button>
        </form>
      ) : (
        <Button
          variant="outline"
          size="toolbar"
          onClick={onSignOut}
          aria-label={t('Sign out {device}', { device }, 'For screen readers, sessions')}
        >
          {t('Sign out', 'Button, sessions')}
        </Button>
      )}
    </li>
  )
}
