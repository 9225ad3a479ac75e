import { supportHours, supportReply, teamEmail } from '@kere/brand/brand'
import { TextLink } from '@kere/ui/link'
import { Section } from '@kere/ui/section'
import type { Policy } from './policy.ts'

/** S-246 */
export function PolicyPage({ policy: { title, lead, parts } }: { policy: Policy }) {
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <div className="mx-auto max-w-page">
        <article className="max-w-measure">
          <h1>{title}</h1>
          <p className="mt-4 text-lead text-muted">{lead}</p>
          <p className="mt-3 text-meta text-muted">
            Last updated <time dateTime="2025-08-06">August 6, 2025</time>
          </p>
          {parts.map((part) => (
            <Section key={part.title} title={part.title} className="mt-9">
              <div className="-mt-2 grid gap-3">
                {part.text.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </Section>
          ))}
          <Section title="Questions" className="mt-9">
            <p className="-mt-2">
              Write to <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>. We usually reply {supportReply}.
              Support hours are {supportHours}.
            </p>
          </Section>
        </article>
      </div>
    </div>
  )
}
