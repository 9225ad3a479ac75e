import { t } from '@kere/brand/messages'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'

interface ToastProps {
  tone: 'success' | 'info' | 'error'
  children: ReactNode
  action?: { label: string; keys?: { shown: string; spoken: string } | undefined; onRun: () => void } | undefined
  onClose?: (() => void) | undefined
}

const icons = {
  success: <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-leaf" />,
  info: <Info aria-hidden="true" className="size-5 shrink-0 text-info" />,
  error: <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />,
}

export function Toast({ tone, children, action, onClose }: ToastProps) {
  return (
    <div
      className={`flex min-h-12 items-center gap-3 rounded-card border border-hairline bg-raised ps-4 text-dense text-ink shadow-layer ${onClose ? 'pe-1.5' : 'pe-4'}`}
    >
      {icons[tone]}
      <p className="grow py-2.5">{children}</p>
      {action && (
        <button
          type="button"
          aria-keyshortcuts={action.keys?.spoken}
          onClick={action.onRun}
          className="min-h-11 shrink-0 cursor-pointer px-1 font-semibold text-brand underline decoration-1 underline-offset-3 hover:decoration-2"
        >
          {action.label}
          {action.keys && (
            <kbd
              aria-hidden="true"
              className="ms-2 inline-block font-body text-meta font-normal text-muted pointer-coarse:hidden"
            >
              {action.keys.shown}
            </kbd>
          )}
        </button>
      )}
      {onClose && (
        <button
          type="button"
          aria-label={t('Dismiss', 'Button: a message')}
          onClick={onClose}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      )}
    </div>
  )
}
