import { t } from '@kere/brand/messages'
import { shorePath } from '@kere/brand/auth-art-paths'
import { ButtonLink } from '@kere/ui/controls/button'
import Check from 'lucide-react/icons/check'
import type { Standing } from './standing.ts'

type Settled = Extract<Standing, 'pending' | 'approved' | 'admin'>

const texts: Record<Settled, { title: string; text: string }> = {
  pending: {
    title: t('Your application is under review', 'Heading'),
    text: t(
      'We usually decide within 3 days and will email you. Until then, what you write stays a draft.',
      'About an application',
    ),
  },
  approved: {
    title: t('You are already an educator', 'Heading'),
    text: t('You can publish courses, host events and mentor learners.', 'To an educator'),
  },
  admin: {
    title: t('You are signed in as an admin', 'Heading'),
    text: t('To apply to teach, use a learner account. Applications to review are on your dashboard.', 'To an admin'),
  },
}

export function SettledPanel({ standing, headingLevel: Heading }: { standing: Settled; headingLevel: 'h2' | 'h3' }) {
  const { title, text } = texts[standing]
  return (
    <section className="border-t-2 border-ink pt-5">
      <Heading className="text-title">{title}</Heading>
      <p className="mt-2 max-w-[calc(52*var(--ds-ch))] text-lead text-muted">{text}</p>
      {standing === 'pending' && <ReviewSteps />}
      <ButtonLink href="/dashboard" size="main" className="mt-6 max-desk:w-full">
        {t('Go to your dashboard', 'Link, button')}
      </ButtonLink>
    </section>
  )
}

const steps = [
  t('You applied', 'Step of an application'),
  t('We review your application', 'Step of an application'),
  t('We email you our decision', 'Step of an application'),
]

/** Shows the status of an application (C-28). */
function ReviewSteps() {
  return (
    <div className="mt-6 grid gap-6 desk:grid-cols-2">
      <ol className="border-y border-hairline">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index === 1 ? 'step' : undefined}
            className="flex items-center gap-3.5 border-hairline py-3 not-last:border-b aria-[current=step]:font-semibold"
          >
            <span
              aria-hidden="true"
              className={`grid size-7 shrink-0 place-items-center rounded-full border-2 text-meta font-semibold ${looks[index]}`}
            >
              {index === 0 ? <Check className="size-4" /> : index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <img src={shorePath} alt="" width={350} height={147} className="size-full rounded-card object-cover" />
    </div>
  )
}

const looks = [
  'border-brand bg-brand text-on-brand',
  'border-on-marigold bg-marigold text-on-marigold',
  'border-control',
]
