import type { AuditLabels } from '../../http/labels.ts'

export const auditActions = {
  'course_certificate.on': {
    name: 'Certificates switched on',
    meaning: 'Whoever completes the course gets a certificate, and so did everybody who had completed it before.',
  },
  'course_certificate.off': {
    name: 'Certificates switched off',
    meaning: 'Nobody gets another certificate of the course. Those that were issued stay valid.',
  },
} satisfies Record<string, AuditLabels>
