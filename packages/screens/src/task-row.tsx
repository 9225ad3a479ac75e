import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link } from 'react-router-dom'

export interface Task {
  id: string
  tone: 'warn' | 'info'
  icon: LucideIcon
  title: string
  text: string
  href: string
}

export function TaskRow({ task: { tone, icon: Icon, title, text, href } }: { task: Task }) {
  return (
    <li className="relative flex min-h-16 items-center gap-4 border-t border-hairline px-4 py-3 hover:bg-hover desk:px-6">
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone === 'warn' ? 'text-warn' : 'text-info'}`} />
      <div className="min-w-0 grow leading-dense">
        <Link to={href} className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0">
          {title}
        </Link>
        <p className="mt-0.5 text-meta wrap-anywhere text-muted">{text}</p>
      </div>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0" />
    </li>
  )
}
