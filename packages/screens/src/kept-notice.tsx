import { t } from '@kere/brand/messages'
import WifiOff from 'lucide-react/icons/wifi-off'
import { momentOf } from './time-in-india.ts'

/** Tells that the page comes from the device and may be outdated (G13). */
export function KeptNotice({ at, className = '' }: { at: Date; className?: string }) {
  return (
    <p
      role="status"
      className={`flex items-start gap-2.5 rounded-control bg-warn-soft px-3.5 py-2.5 text-dense text-warn ${className}`}
    >
      <WifiOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span>
        {t(
          'Saved on this device on {when} IST. It updates when you are back online.',
          { when: momentOf(at.toISOString()) },
          'Notice on a page without a connection',
        )}
      </span>
    </p>
  )
}
