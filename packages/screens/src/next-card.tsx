import { ButtonLink } from '@kere/ui/controls/button'
import type { ReactNode } from 'react'
import { TaskRow, type Task } from './task-row.tsx'

interface NextCardProps {
  title: string
  children: ReactNode
  link: { href: string; label: string }
  picture?: ReactNode
  /** What else waits: the first three. */
  tasks?: readonly Task[]
}

const shownTasks = 3

const columns = {
  alone: '',
  'with tasks': 'wide:grid-cols-[minmax(0,1fr)_21rem]',
  'with a picture': 'desk:grid-cols-[13.25rem_minmax(0,1fr)]',
  'with both': 'desk:grid-cols-[13.25rem_minmax(0,1fr)] wide:grid-cols-[13.25rem_minmax(0,1fr)_21rem]',
}

export function NextCard({ title, children, link: { href, label }, picture, tasks = [] }: NextCardProps) {
  const hasTasks = tasks.length > 0
  const look = picture ? (hasTasks ? 'with both' : 'with a picture') : hasTasks ? 'with tasks' : 'alone'
  return (
    <section
      aria-labelledby="next-title"
      className={`grid overflow-hidden rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface ${columns[look]}`}
    >
      {picture && <div className="relative border-hairline max-desk:border-b desk:border-e">{picture}</div>}
      <div className="flex flex-col items-start justify-center px-4 py-5 desk:min-h-53 desk:px-6">
        <p className="text-meta text-muted">Next for you</p>
        <h2 id="next-title" className="mt-1 text-section">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-lead text-muted">{children}</p>
        <ButtonLink href={href} size="main" className="mt-5 max-desk:w-full">
          {label}
        </ButtonLink>
      </div>
      {hasTasks && (
        <ul className="list-none border-hairline desk:col-span-full wide:col-auto wide:grid wide:auto-rows-fr wide:border-s wide:*:first:border-t-0">
          {tasks.slice(0, shownTasks).map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
      )}
    </section>
  )
}

export const nextPicture = 'h-33 w-full object-cover desk:absolute desk:inset-0 desk:h-full'
