import { ButtonLink } from '@kere/ui/button'
import type { Standing } from './standing.ts'

type Settled = Extract<Standing, 'pending' | 'approved' | 'admin'>

const texts: Record<Settled, { title: string; text: string }> = {
  pending: {
    title: 'Your application is under review',
    text: 'We usually decide within 3 days and will email you. Until then, what you write stays a draft.',
  },
  approved: {
    title: 'You are already an educator',
    text: 'You can publish courses, host events and mentor learners.',
  },
  admin: {
    title: 'You are signed in as an admin',
    text: 'To apply to teach, use a learner account. Applications to review are on your dashboard.',
  },
}

export function SettledPanel({ standing, headingLevel: Heading }: { standing: Settled; headingLevel: 'h2' | 'h3' }) {
  const { title, text } = texts[standing]
  return (
    <section className="border-t-2 border-ink pt-5">
      <Heading className="text-title">{title}</Heading>
      <p className="mt-2 max-w-[52ch] text-lead text-muted">{text}</p>
      <ButtonLink href="/dashboard" size="main" className="mt-6">
        Go to your dashboard
      </ButtonLink>
    </section>
  )
}
