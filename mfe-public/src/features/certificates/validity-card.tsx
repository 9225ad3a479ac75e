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
      <StateCard outcome="valid" title="This certificate is valid">
        <ul className="list-none">
          <Checked title={`Signed by ${product}`}>
            On {dateInIndia(Date.parse(issuedAt))}, with a key that we publish.
          </Checked>
          <Checked title="Not revoked">Neither we nor its holder took it back.</Checked>
          <Checked title="Does not expire">It has no end date.</Checked>
        </ul>
      </StateCard>
    )
  if (state === 'signing')
    return (
      <StateCard outcome="signing" title="Not signed yet">
        <p className="py-3.5">It was issued a moment ago and is signed within a minute. Reload the page then.</p>
      </StateCard>
    )
  if (supersededBy)
    return (
      <StateCard outcome="revoked" title="Replaced by a newer one">
        <p className="py-3.5">
          The holder’s name was corrected{revokedAt && ` on ${dateInIndia(Date.parse(revokedAt))}`}, so this one is no
          longer valid.
        </p>
        <p className="pb-4">
          <TextLink href={certificatePath(supersededBy)} hasArrow>
            Open the new certificate
          </TextLink>
        </p>
      </StateCard>
    )
  return (
    <StateCard outcome="revoked" title="No longer valid">
      <p className="py-3.5">
        It was revoked{revokedAt && ` on ${dateInIndia(Date.parse(revokedAt))}`}. Only its holder is told why. Do not
        rely on a printed copy.
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
  <section aria-label="State" className="overflow-hidden rounded-card border border-hairline bg-surface">
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
