import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const edges = { info: 'border-s-info', warn: 'border-s-warn', danger: 'border-s-danger' } as const
const icons = { info: 'text-info', warn: 'text-warn', danger: 'text-danger' } as const

interface EditorNoticeProps {
  Icon: LucideIcon
  tone: keyof typeof edges
  isAlert?: boolean
  children: ReactNode
}

export function EditorNotice({ Icon, tone, isAlert = false, children }: EditorNoticeProps) {
  return (
    <div
      role={isAlert ? 'alert' : undefined}
      className={`flex gap-3 border-s-4 border-b border-b-hairline bg-surface px-gutter py-3.5 text-dense wide:px-6 ${edges[tone]}`}
    >
      <Icon aria-hidden="true" className={`mt-px size-5 shrink-0 ${icons[tone]}`} />
      <div className="max-w-measure min-w-0">{children}</div>
    </div>
  )
}
