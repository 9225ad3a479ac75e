import { countOf } from '@kere/brand/count'
import { kindTextsOf } from '@kere/contracts/certificates/certificate-options'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { CertificateSheet } from '@kere/ui/art/certificate-sheet'
import { dateInIndia } from '@kere/ui/time/time-in-india'

export type DrawnCertificate = Omit<Certificate, 'isIndexed' | 'revokedAt' | 'course'> & { course: { title: string } }

const tenthsOfHour = 6

/** Writes a duration in hours: "6.5 hours". */
const hoursText = (minutes: number) =>
  minutes < 60 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / tenthsOfHour) / 10, 'hour')

/** A certificate issued by hand may state no lessons. */
export const certificateFacts = ({ kind, completedAt, minutes, lessonsDone, lessonCount }: DrawnCertificate) => [
  {
    label: kindTextsOf(kind).done,
    name: kindTextsOf(kind).done.toLowerCase(),
    value: dateInIndia(Date.parse(completedAt)),
  },
  ...(minutes > 0
    ? [{ label: 'Length', name: lessonCount > 0 ? 'of lessons' : 'in all', value: hoursText(minutes) }]
    : []),
  ...(lessonsDone > 0 ? [{ label: 'Lessons', name: 'lessons', value: `${lessonsDone} of ${lessonCount}` }] : []),
]

const stamps: Readonly<Record<string, string>> = {
  revoked: 'Revoked',
  superseded: 'Replaced',
  signing: 'Not signed yet',
  preview: 'Preview',
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
    issued={`Issued ${dateInIndia(Date.parse(certificate.issuedAt))}`}
    address={certificate.address}
    isPage={isPage}
    stamp={stamps[certificate.state]}
    className={className ?? ''}
  />
)
