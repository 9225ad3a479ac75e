import { t } from '@kere/brand/messages'
import { Section } from '@kere/ui/layout/section'
import { educatorSteps } from '../../../auth/educator-steps.ts'

const groups = [
  t('You', 'Heading: questions about you'),
  t('What you teach', 'Heading: questions'),
  t('How to reach you', 'Heading: questions'),
] as const

/** Lists the labels of the chat's own questions, in its order. */
export function Questions() {
  const steps = educatorSteps({})
  const each = Math.ceil(steps.length / groups.length)
  return (
    <Section
      title={t('The {count} questions', { count: steps.length }, 'Heading')}
      lead={t('Have your phone and the links to your profiles ready.', 'Below a heading')}
    >
      <div className="grid gap-x-8 gap-y-6 desk:grid-cols-3">
        {groups.map((group, place) => (
          <div key={group}>
            <h3 className="text-card">{group}</h3>
            <ol start={place * each + 1} className="mt-1.5 list-none">
              {steps.slice(place * each, (place + 1) * each).map((step, index) => (
                <li key={step.id} className="flex gap-3 border-b border-hairline py-2 text-dense">
                  <span aria-hidden="true" className="w-5 shrink-0 text-muted tabular-nums">
                    {place * each + index + 1}
                  </span>
                  <span>
                    {step.label}
                    {'isOptional' in step && step.isOptional && (
                      <span className="text-meta text-muted"> {t('(optional)', 'After the label of a field')}</span>
                    )}
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </Section>
  )
}
