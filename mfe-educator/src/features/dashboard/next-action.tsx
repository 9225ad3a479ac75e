import type { EducatorDashboard } from '@kere/contracts/dashboard'
import { ButtonLink } from '@kere/ui/button'
import { courseHref } from '@kere/screens/course-href'

/** What helps most now. A button stands only where its page does: drafts are named, and wait for their editor. */
export function NextAction({ action }: { action: EducatorDashboard['nextAction'] }) {
  const description = describeAction(action)
  if (!description) return null
  const { title, text, link } = description
  return (
    <section
      aria-labelledby="next-title"
      className="flex flex-col items-start rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface px-4 py-5 desk:px-6 desk:py-6"
    >
      <p className="text-meta text-muted">Next for you</p>
      <h2 id="next-title" className="mt-1">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-lead text-muted">{text}</p>
      {link && (
        <ButtonLink href={link.href} size="main" className="mt-5 max-desk:w-full">
          {link.label}
        </ButtonLink>
      )}
    </section>
  )
}

interface Description {
  title: string
  text: string
  link?: { href: string; label: string }
}

function describeAction(action: EducatorDashboard['nextAction']): Description | null {
  switch (action.kind) {
    case 'create_course':
      return {
        title: 'Plan your first course',
        text: 'See how other educators build theirs: a few modules, short lessons and outdoor tasks.',
        link: { href: '/courses', label: 'Browse courses' },
      }
    case 'finish_draft':
      return {
        title: action.course.title,
        text: 'This is your latest draft. Only you can see it.',
      }
    case 'view_course':
      return {
        title: action.course.title,
        text: 'This is your latest published course. See it as learners do.',
        link: { href: courseHref(action.course.id), label: 'View Course' },
      }
    case 'unknown':
      return null
  }
}
