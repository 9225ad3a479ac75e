import { t } from '@kere/brand/messages'
import { careerLimits } from '@kere/contracts/careers/career-options'

interface StepsProps {
  done: number
  first: string
}

/** Shows the steps of an application, from sending to an answer. */
export function Steps({ done, first }: StepsProps) {
  const steps = [
    {
      name:
        done === 0
          ? t('Apply', 'Step: to send an application')
          : t('Applied', 'State of an application; label of a day'),
      text: first,
    },
    {
      name: t('Review', 'Careers: a step'),
      text: t(
        '{count, plural, one {We read it within # day} other {We read it within # days}}',
        { count: careerLimits.reviewDays },
        'Careers: a step',
      ),
    },
    {
      name: t('Talk', 'Mentorship: how it works'),
      text: t('30 minutes by video, with the person you would work with', 'Careers: a step'),
    },
    { name: t('Decision', 'Careers: a step'), text: t('By email, with a reason either way', 'Careers: a step') },
  ]
  return (
    <ol className="list-none">
      {steps.map(({ name, text }, index) => (
        <li key={name} className="relative ps-7 pb-5 last:pb-0">
          {index < steps.length - 1 && (
            <span aria-hidden="true" className="absolute start-[7px] top-5 bottom-0 w-0.5 bg-hairline" />
          )}
          <span
            aria-hidden="true"
            className={`absolute start-0 top-1 size-4 rounded-full border-2 ${index < done ? 'border-brand bg-brand' : index === done ? 'border-ink bg-marigold' : 'border-control bg-surface'}`}
          />
          <strong className="block font-semibold">{name}</strong>
          <span className="text-dense text-muted">{text}</span>
        </li>
      ))}
    </ol>
  )
}
