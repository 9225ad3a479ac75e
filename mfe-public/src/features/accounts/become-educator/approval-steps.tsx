import { t } from '@kere/brand/messages'
import { Cascade } from '@kere/ui/charts/cascade'
import { Section } from '@kere/ui/layout/section'

const steps = [
  {
    title: t('Answer 12 questions', 'Heading: step'),
    text: t(
      'Tell us who you are and what you would teach. Your answers are kept while this tab is open.',
      'To people who could teach',
    ),
  },
  {
    title: t('Confirm your email', 'Heading: an address'),
    text: t(
      'Create an account, or use the one that you have. You can take courses and write drafts at once.',
      'To people who could teach',
    ),
  },
  {
    title: t('We review it', 'Heading: step'),
    text: t(
      'A person reads every application, usually within 3 days. Nobody can pay to be accepted.',
      'To people who could teach',
    ),
  },
  {
    title: t('We email you', 'Heading: step'),
    text: t(
      'Once you are approved, you can publish, host events and mentor. If we decline, we tell you why, and you can apply again.',
      'To people who could teach',
    ),
  },
]

export function ApprovalSteps() {
  return (
    <Section title={t('How approval works', 'Heading')}>
      <Cascade stages={steps.map((_, index) => ({ share: index === 0 ? 0.7 : 0 }))} />
      <ol className="mt-3 grid list-none gap-x-6 gap-y-4 min-[37.5rem]:grid-cols-2 wide:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <h3 className="text-card">
              <span className="me-2 text-brand">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-1 text-dense text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
