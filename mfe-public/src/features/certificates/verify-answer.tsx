import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
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

interface Fact {
  name: string
  value: string
  isWritten?: boolean
}

interface VerifyAnswerProps extends Result {
  found: Certificate | null
  heading: RefObject<HTMLHeadingElement | null>
}

export function VerifyAnswer({ outcome, reason, found, heading }: VerifyAnswerProps) {
  const { title, text } = verificationTexts[outcome]
  const facts: readonly Fact[] = found
    ? [
        { name: t('Name', 'Label, certificates'), value: found.holderName, isWritten: true },
        { name: kindTextsOf(found.kind).name, value: found.course.title, isWritten: true },
        { name: kindTextsOf(found.kind).done, value: dateInIndia(Date.parse(found.completedAt)) },
        { name: t('Issued', 'Label, certificates'), value: dateInIndia(Date.parse(found.issuedAt)) },
        ...(found.revokedAt
          ? [{ name: t('Revoked', 'Label, certificates'), value: dateInIndia(Date.parse(found.revokedAt)) }]
          : []),
      ]
    : []
  return (
    <section
      aria-label={t('Answer', 'For screen readers, certificates')}
      className="overflow-hidden rounded-card border border-hairline bg-surface"
    >
      <StateHead outcome={outcome} title={title} headingRef={heading} />
      <div className="px-5 py-4">
        <p>{text}</p>
        {reason && <p className="mt-2">{verificationReasonTexts[reason]}</p>}
        {facts.length > 0 && (
          <dl className="mt-4 border-t border-hairline">
            {facts.map(({ name, value, isWritten }) => (
              <div key={name} className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5">
                <dt className="text-muted">{name}</dt>
                <dd lang={isWritten ? englishHere : undefined} className="wrap-anywhere">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {found && (
          <ButtonLink href={certificatePath(found.supersededBy ?? found.id)} variant="outline" className="mt-4">
            {found.supersededBy
              ? t('Open the new certificate', 'Button, certificates')
              : t('Open the certificate', 'Button, certificates')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
