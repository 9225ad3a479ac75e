import { countOf } from '@kere/brand/count'
import type { Certificate } from '@kere/contracts/certificates/certificates'
import { CertificateSheet } from '@kere/ui/art/certificate-sheet'
import { dateInIndia } from '@kere/ui/time/time-in-india'

export type DrawnCertificate = Omit<Certificate, 'isIndexed' | 'revokedAt' | 'course'> & { course: { title: string } }

const tenthsOfHour = 6

/** "6.5 hours" */
const hoursText = (minutes: number) =>
  minutes < 60 ? countOf(minutes, 'minute') : countOf(Math.round(minutes / tenthsOfHour) / 10, 'hour')

export const certificateFacts = ({ completedAt, minutes, lessonsDone, lessonCount }: DrawnCertificate) => [
  { label: 'Completed', name: 'completed', value: dateInIndia(Date.parse(completedAt)) },
  ...(minutes > 0 ? [{ label: 'Length', name: 'of lessons', value: hoursText(minutes) }] : []),
  { label: 'Lessons', name: 'lessons', value: `${lessonsDone} of ${lessonCount}` },
]

const stamps: Readonly<Record<string, string>> = { revoked: 'Revoked', signing: 'Not signed yet', preview: 'Preview' }

interface CertificateDrawingProps {
  certificate: DrawnCertificate
  isPage?: boolean
  className?: string
}

export const CertificateDrawing = ({ certificate, isPage, className }: CertificateDrawingProps) => (
  <CertificateSheet
    id={certificate.id}
    heading="Certificate of completion"
    name={certificate.holderName}
    lead="completed the course"
    title={certificate.course.title}
    facts={certificateFacts(certificate)}
    words={certificate.words}
    signature={{ name: certificate.signature, role: 'Educator' }}
    issued={`Issued ${dateInIndia(Date.parse(certificate.issuedAt))}`}
    address={certificate.address}
    isPage={isPage}
    stamp={stamps[certificate.state]}
    className={className ?? ''}
  />
)
