import { ButtonLink } from '@kere/ui/controls/button'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface Task {
  id: string
  tone: 'warn' | 'info'
  icon: LucideIcon
  title: string
  text: string
  when?: string | undefined
  href: string
  act: string
}

const frame = 'overflow-hidden rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface'

interface NextListProps {
  /** The tasks, the most urgent first. */
  tasks: readonly Task[]
  picture?: ReactNode
}

/** Lists a person's next steps. On a home, the first one is shown large. */
export function NextList({ tasks: [first, ...others], picture }: NextListProps) {
  if (!first) return null
  const { title, text, when, href, act } = first
  return (
    <section aria-labelledby="next-title" className={frame}>
      <div className={`grid ${picture ? 'desk:grid-cols-[13.25rem_minmax(0,1fr)]' : ''}`}>
        {picture && <div className="relative border-hairline max-desk:border-b desk:border-e">{picture}</div>}
        <div className="flex flex-col items-start justify-center px-4 py-5 desk:px-6">
          <p className="text-meta text-muted">Next for you</p>
          <h2 id="next-title" className="mt-1 text-section wrap-anywhere">
            {title}
          </h2>
          <p className="mt-2 max-w-measure text-lead wrap-anywhere text-muted">{text}</p>
          {when && <p className="mt-1 font-semibold">{when}</p>}
          <ButtonLink href={href} size="main" className="mt-5 max-desk:w-full">
            {act}
          </ButtonLink>
        </div>
      </div>
      <TaskRows tasks={others} />
    </section>
  )
}

/** Lists next steps without a large one. */
export const TaskList = ({ tasks }: { tasks: readonly Task[] }) => (
  <div className="border-b border-hairline [&_li:first-child]:border-t-0">
    <TaskRows tasks={tasks} />
  </div>
)

function TaskRows({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return null
  return (
    <ul className="list-none">
      {tasks.map(({ id, tone, icon: Icon, title, text, when, href, act }) => (
        <li
          key={id}
          className="relative flex min-h-16 flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline px-4 py-3 hover:bg-hover desk:flex-nowrap desk:px-6"
        >
          <Icon aria-hidden="true" className={`size-5 shrink-0 ${tone === 'warn' ? 'text-warn' : 'text-info'}`} />
          <div className="min-w-0 grow basis-48 leading-dense">
            <Link to={href} className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0">
              {title}
            </Link>
            <p className="mt-0.5 text-meta wrap-anywhere text-muted">{text}</p>
          </div>
          {when && <p className="text-meta text-muted max-desk:order-last max-desk:w-full max-desk:ps-9">{when}</p>}
          {/* The title already links there, so this second link is hidden from screen readers and the Tab key. */}
          <ButtonLink
            href={href}
            variant="outline"
            size="toolbar"
            tabIndex={-1}
            aria-hidden="true"
            className="max-desk:ms-9"
          >
            {act}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

export const nextPicture = 'h-33 w-full object-cover desk:absolute desk:inset-0 desk:h-full'
