import type { LearnerCourse } from '@kere/contracts/enrollments'
import { ButtonLink } from '@kere/ui/button'
import { WaterLevel } from '@kere/ui/water-level'
import type { ReactNode } from 'react'
import { courseHref } from '@kere/screens/course-href'

export function NextCard({ course }: { course: LearnerCourse | null }) {
  if (!course)
    return (
      <Card seed="next" percent={100} fact="All completed" title="Choose your next course">
        <p className="mt-2 text-lead text-muted">You have completed every course you enrolled in.</p>
        <ButtonLink href="/courses" size="main" className="mt-5 max-desk:w-full">
          Browse courses
        </ButtonLink>
      </Card>
    )

  const { id, title, category, progress } = course
  const text = progress > 0 ? `${category}. You are ${progress}% of the way through.` : `${category}. Not started yet.`
  return (
    <Card
      seed={id}
      percent={progress}
      fact={
        <>
          <strong className="font-heading text-card font-heavy">{progress}%</strong> done
        </>
      }
      title={title}
    >
      <p className="mt-2 text-lead text-muted">{text}</p>
      <ButtonLink href={courseHref(id)} size="main" className="mt-5 max-desk:w-full">
        See outline
      </ButtonLink>
    </Card>
  )
}

interface CardProps {
  seed: string
  percent: number
  fact: ReactNode
  title: string
  children: ReactNode
}

function Card({ seed, percent, fact, title, children }: CardProps) {
  return (
    <section
      aria-labelledby="next-title"
      className="grid overflow-hidden rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface desk:grid-cols-[13.25rem_minmax(0,1fr)]"
    >
      <div className="relative border-hairline max-desk:border-b desk:border-e">
        <WaterLevel seed={seed} percent={percent} className="h-33 w-full desk:absolute desk:inset-0 desk:h-full" />
        <p className="absolute start-3.5 bottom-3.5 rounded-badge bg-surface px-2 py-1 text-meta leading-dense">
          {fact}
        </p>
      </div>
      <div className="flex min-h-53 flex-col items-start justify-center px-4 py-5 desk:px-6">
        <p className="text-meta text-muted">Next for you</p>
        <h2 id="next-title" className="mt-1">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
