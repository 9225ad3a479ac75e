import type { AuditLabels } from '../../http/labels.ts'

export const auditActions = {
  'certificate.issued': {
    name: 'Certificate issued by hand',
    meaning: 'The educator of a course, or an admin, gave somebody its certificate, and said why.',
  },
  'certificate.issue_undone': {
    name: 'Certificate by hand taken back',
    meaning: 'It was taken back within ten seconds. Its holder was told nothing, and it is not valid.',
  },
  'course_certificate.on': {
    name: 'Certificates switched on',
    meaning: 'Whoever completes the course gets a certificate, and so did everybody who had completed it before.',
  },
  'course_certificate.off': {
    name: 'Certificates switched off',
    meaning: 'Nobody gets another certificate of the course. Those that were issued stay valid.',
  },
} satisfies Record<string, AuditLabels>
