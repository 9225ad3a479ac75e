import { t } from '@kere/brand/messages'
import { city, country, supportHours, teamEmail } from '@kere/brand/brand'
import { TextLink } from '@kere/ui/controls/link'
import type { ReactNode } from 'react'

export function ContactDetails() {
  return (
    <section aria-labelledby="contact-details" className="border-t-2 border-ink pt-3.5">
      <h2 id="contact-details" className="text-panel">
        {t('Contact details', 'Heading')}
      </h2>
      <dl className="mt-4">
        <Detail name={t('Email', 'Label of a field')}>
          <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>
        </Detail>
        <Detail name={t('Hours', 'Label: when we answer')}>{supportHours}</Detail>
        <Detail name={t('Location', 'Label')}>
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
