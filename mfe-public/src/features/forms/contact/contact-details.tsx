import { city, country, supportHours, teamEmail } from '@kere/brand/brand'
import { TextLink } from '@kere/ui/controls/link'
import type { ReactNode } from 'react'

export function ContactDetails() {
  return (
    <section aria-labelledby="contact-details" className="border-t-2 border-ink pt-3.5">
      <h2 id="contact-details" className="text-panel">
        Contact details
      </h2>
      <dl className="mt-4">
        <Detail name="Email">
          <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>
        </Detail>
        <Detail name="Hours">{supportHours}</Detail>
        <Detail name="Location">
          {city}, {country}
        </Detail>
      </dl>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-b border-hairline py-3">
      <dt className="text-meta text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
