import { t } from '@kere/brand/messages'
import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { CertificateSheet } from '@kere/ui/art/certificate-sheet'
import { dateInIndia } from '@kere/ui/time/time-in-india'

export type DrawnCertificate = Omit<Certificate, 'isIndexed' | 'revokedAt' | 'course'> & { course: { title: string } }

const tenthsOfHour = 6

/** Writes a duration in hours: "6.5 hours". */
const hoursText = (minutes: number) =>
  minutes < 60
    ? t('{count, plural, one {# minute} other {# minutes}}', { count: minutes }, 'Certificate')
    : t(
        '{count, plural, one {# hour} other {# hours}}',
        { count: Math.round(minutes / tenthsOfHour) / 10 },
        'Certificate',
      )

/** A certificate issued by hand may state no lessons. */
export const certificateFacts = ({ kind, completedAt, minutes, lessonsDone, lessonCount }: DrawnCertificate) => [
  {
    label: kindTextsOf(kind).done,
    name: kindTextsOf(kind).done.toLowerCase(),
    value: dateInIndia(Date.parse(completedAt)),
  },
  ...(minutes > 0
    ? [
        {
          label: t('Length', 'Label, part of a page'),
          name: lessonCount > 0 ? t('of lessons', 'Text, part of a page') : t('in all', 'Text, part of a page'),
          value: hoursText(minutes),
        },
      ]
    : []),
  ...(lessonsDone > 0
    ? [
        {
          label: t('Lessons', 'Label, part of a page'),
          name: t('lessons', 'After 8 of 9, certificate'),
          value: t('{done} of {total}', { done: lessonsDone, total: lessonCount }, 'Lessons, certificate'),
        },
      ]
    : []),
]

const stamps: Readonly<Record<string, string>> = {
  revoked: t('Revoked', 'Text, part of a page'),
  superseded: t('Replaced', 'Text, part of a page'),
  signing: t('Not signed yet', 'Text, part of a page'),
  preview: t('Preview', 'Text, part of a page'),
}

interface CertificateDrawingProps {
  certificate: DrawnCertificate
  isPage?: boolean
  className?: string
}

export const CertificateDrawing = ({ certificate, isPage, className }: CertificateDrawingProps) => (
  <CertificateSheet
    id={certificate.id}
    heading={kindTextsOf(certificate.kind).heading}
    name={certificate.holderName}
    lead={kindTextsOf(certificate.kind).lead}
    title={certificate.course.title}
    facts={certificateFacts(certificate)}
    words={certificate.words}
    signature={{ name: certificate.signature, role: kindTextsOf(certificate.kind).signer }}
    issued={t('Issued {day}', { day: dateInIndia(Date.parse(certificate.issuedAt)) }, 'Certificate')}
    address={certificate.address}
    isPage={isPage}
    stamp={stamps[certificate.state]}
    className={className ?? ''}
  />
)
