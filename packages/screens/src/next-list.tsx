import { langOf } from './content-language.ts'
import { t } from '@kere/brand/messages'
import { ButtonLink } from '@kere/ui/controls/button'
import type { LucideIcon } from 'lucide-react'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

export interface Task {
  id: string
  tone: 'warn' | 'info'
  icon: LucideIcon
  title: string
  text: string
  /** Said before the text. */
  fact?: string | undefined
  when?: string | undefined
  href: string
  act: string
  /** The language of what has no other; English if unset. */
  language?: string | undefined
  titleLanguage?: string | undefined
  textLanguage?: string | undefined
}

const frame = 'overflow-hidden rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface'

interface NextListProps {
  /** The tasks, the most urgent first. The API words them. */
  tasks: readonly Task[]
  /** The task to show large: the first one, if none is named. */
  largeId?: string
  /** The task that a section beside the list shows on wide screens. The list shows it on narrow screens alone. */
  besideId?: string | undefined
  picture?: ReactNode
}

/** Shows a person's next steps on a home: one of them large, the others beside it, or below it on narrow screens. */
export function NextList({ tasks, largeId, besideId, picture }: NextListProps) {
  const large = tasks.find(({ id }) => id === largeId) ?? tasks[0]
  if (!large) return null
  const others = tasks.filter((task) => task !== large)
  const isBeside = others.some(({ id }) => id !== besideId)
  const { title, when, href, act, language, titleLanguage } = large
  return (
    <section
      aria-labelledby="next-title"
      className={`${frame} grid ${isBeside ? 'wide:grid-cols-[minmax(0,1fr)_21rem]' : ''}`}
    >
      <div className={`grid min-w-0 ${picture ? 'desk:grid-cols-[13.25rem_minmax(0,1fr)]' : ''}`}>
        {picture && <div className="relative border-hairline max-desk:border-b desk:border-e">{picture}</div>}
        <div className="flex min-h-54 flex-col items-start justify-center px-4 py-5 desk:px-6">
          <p className="text-meta text-muted">{t('Next for you', 'Text, home of the dashboard')}</p>
          <h2
            id="next-title"
            lang={langOf(titleLanguage ?? language)}
            className="mt-1 text-section text-balance wrap-anywhere"
          >
            {title}
          </h2>
          <p className="mt-2 max-w-measure text-lead wrap-anywhere text-muted">
            <TaskText {...large} />
          </p>
          {when && <p className="mt-1 font-semibold">{when}</p>}
          <ButtonLink href={href} lang={langOf(language)} size="main" className="mt-5 max-desk:w-full">
            {act}
          </ButtonLink>
        </div>
      </div>
      <TaskRows tasks={others} besideId={besideId} isBeside />
    </section>
  )
}

const TaskText = ({ fact, text, language, textLanguage }: Omit<Task, 'icon'>) => (
  <>
    {fact && <span lang={langOf(language)}>{fact} · </span>}
    <span lang={langOf(textLanguage ?? language)}>{text}</span>
  </>
)

/** Lists next steps without a large one. */
export const TaskList = ({ tasks }: { tasks: readonly Task[] }) => (
  <div className="border-b border-hairline [&_li:first-child]:border-t-0">
    <TaskRows tasks={tasks} />
  </div>
)

const besideRow =
  'wide:grid wide:grow wide:grid-cols-[auto_minmax(0,1fr)_auto] wide:content-center wide:gap-y-0 wide:px-4 wide:first:border-t-0'

interface TaskRowsProps {
  tasks: readonly Task[]
  besideId?: string | undefined
  /** True if the rows stand beside the large task, where an arrow takes the place of the button. */
  isBeside?: boolean
}

function TaskRows({ tasks, besideId, isBeside = false }: TaskRowsProps) {
  if (tasks.length === 0) return null
  return (
    <ul className={`list-none ${isBeside ? 'wide:flex wide:flex-col wide:border-s wide:border-hairline' : ''}`}>
      {tasks.map(({ icon: Icon, ...task }) => (
        <li
          key={task.id}
          className={`relative flex min-h-16 items-center gap-x-4 gap-y-2 border-t border-hairline px-4 py-3 hover:bg-hover max-desk:flex-wrap desk:px-6 ${isBeside ? besideRow : ''} ${task.id === besideId ? 'wide:hidden' : ''}`}
        >
          <Icon
            aria-hidden="true"
            className={`size-5 shrink-0 ${isBeside ? 'wide:row-span-2' : ''} ${task.tone === 'warn' ? 'text-warn' : 'text-info'}`}
          />
          <div className="min-w-0 grow basis-48 leading-dense">
            <Link
              to={task.href}
              lang={langOf(task.titleLanguage ?? task.language)}
              className="font-semibold wrap-anywhere text-ink no-underline after:absolute after:inset-0"
            >
              {task.title}
            </Link>
            <p className="mt-0.5 text-meta wrap-anywhere text-muted">
              <TaskText {...task} />
            </p>
          </div>
          {task.when && (
            <p
              className={`text-meta text-muted max-desk:order-last max-desk:w-full max-desk:ps-9 ${isBeside ? 'wide:col-start-2' : ''}`}
            >
              {task.when}
            </p>
          )}
          {/* The title already links there, so this second link is hidden from screen readers and the Tab key. */}
          <ButtonLink
            href={task.href}
            variant="outline"
            size="toolbar"
            tabIndex={-1}
            aria-hidden="true"
            lang={langOf(task.language)}
            className={`max-desk:ms-9 ${isBeside ? 'wide:hidden' : ''}`}
          >
            {task.act}
          </ButtonLink>
          {isBeside && (
            <ChevronRight
              aria-hidden="true"
              className="col-start-3 row-span-2 row-start-1 size-5 shrink-0 text-muted max-wide:hidden"
            />
          )}
        </li>
      ))}
    </ul>
  )
}

export const nextPicture = 'h-33 w-full object-cover desk:absolute desk:inset-0 desk:h-full'
