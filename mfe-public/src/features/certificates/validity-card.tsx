import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { TextLink } from '@kere/ui/controls/link'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { StateHead } from './state-head.tsx'

export function ValidityCard({ certificate }: { certificate: Certificate }) {
  const { state, issuedAt, revokedAt, supersededBy } = certificate
  if (state === 'valid')
    return (
      <StateCard outcome="valid" title={t('This certificate is valid', 'Heading, certificates')}>
        <ul className="list-none">
          <Checked title={t('Signed by {product}', { product }, 'Text, certificates')}>
            {t(
              'On {day}, with a key that we publish.',
              { day: dateInIndia(Date.parse(issuedAt)) },
              'Text, certificates',
            )}
          </Checked>
          <Checked title={t('Not revoked', 'Heading, certificates')}>
            {t('Neither we nor its holder took it back.', 'Text, certificates')}
          </Checked>
          <Checked title={t('Does not expire', 'Heading, certificates')}>
            {t('It has no end date.', 'Text, certificates')}
          </Checked>
        </ul>
      </StateCard>
    )
  if (state === 'signing')
    return (
      <StateCard outcome="signing" title={t('Not signed yet', 'Heading, certificates')}>
        <p className="py-3.5">
          {t('It was issued a moment ago and is signed within a minute. Reload the page then.', 'Text, certificates')}
        </p>
      </StateCard>
    )
  if (supersededBy)
    return (
      <StateCard outcome="revoked" title={t('Replaced by a newer one', 'Heading, certificates')}>
        <p className="py-3.5">
          {revokedAt
            ? t(
                'The holder’s name was corrected on {day}, so this one is no longer valid.',
                { day: dateInIndia(Date.parse(revokedAt)) },
                'Text, certificates',
              )
            : t('The holder’s name was corrected, so this one is no longer valid.', 'Text, certificates')}
        </p>
        <p className="pb-4">
          <TextLink href={certificatePath(supersededBy)} hasArrow>
            {t('Open the new certificate', 'Link, certificates')}
          </TextLink>
        </p>
      </StateCard>
    )
  return (
    <StateCard outcome="revoked" title={t('No longer valid', 'Heading, certificates')}>
      <p className="py-3.5">
        {revokedAt
          ? t('It was revoked on {day}.', { day: dateInIndia(Date.parse(revokedAt)) }, 'Text, certificates')
          : t('It was revoked.', 'Text, certificates')}{' '}
        {t('Only its holder is told why. Do not rely on a printed copy.', 'Text, certificates')}
      </p>
    </StateCard>
  )
}

interface StateCardProps {
  outcome: string
  title: string
  children: ReactNode
}

const StateCard = ({ outcome, title, children }: StateCardProps) => (
  <section
    aria-label={t('State', 'For screen readers, certificates')}
    className="overflow-hidden rounded-card border border-hairline bg-surface"
  >
    <StateHead outcome={outcome} title={title} />
    <div className="px-5">{children}</div>
  </section>
)

const Checked = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="flex gap-3 border-b border-hairline py-3.5 last:border-0">
    <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
    <div>
      <p className="font-semibold">{title}</p>
      <p className="text-dense text-muted">{children}</p>
    </div>
  </li>
)
