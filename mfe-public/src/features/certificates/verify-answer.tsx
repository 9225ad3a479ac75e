import {
  kindTextsOf,
  verificationReasonTexts,
  verificationTexts,
} from '@kere/contracts/certificates/certificate-options'
import { certificatePath } from '@kere/contracts/certificates/certificate-paths'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { ButtonLink } from '@kere/ui/controls/button'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import type { RefObject } from 'react'
import { StateHead } from './state-head.tsx'
import type { Result } from './verify-result.ts'

interface VerifyAnswerProps extends Result {
  found: Certificate | null
  heading: RefObject<HTMLHeadingElement | null>
}

export function VerifyAnswer({ outcome, reason, found, heading }: VerifyAnswerProps) {
  const { title, text } = verificationTexts[outcome]
  const facts = found && {
    Name: found.holderName,
    [kindTextsOf(found.kind).name]: found.course.title,
    [kindTextsOf(found.kind).done]: dateInIndia(Date.parse(found.completedAt)),
    Issued: dateInIndia(Date.parse(found.issuedAt)),
    ...(found.revokedAt && { Revoked: dateInIndia(Date.parse(found.revokedAt)) }),
  }
  return (
    <section aria-label="Answer" className="overflow-hidden rounded-card border border-hairline bg-surface">
      <StateHead outcome={outcome} title={title} headingRef={heading} />
      <div className="px-5 py-4">
        <p>{text}</p>
        {reason && <p className="mt-2">{verificationReasonTexts[reason]}</p>}
        {facts && (
          <dl className="mt-4 border-t border-hairline">
            {Object.entries(facts).map(([name, value]) => (
              <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5">
                <dt className="text-muted">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {found && (
          <ButtonLink href={certificatePath(found.supersededBy ?? found.id)} variant="outline" className="mt-4">
            {found.supersededBy ? 'Open the new certificate' : 'Open the certificate'}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
