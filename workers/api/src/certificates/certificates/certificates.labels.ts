import type { AuditLabels, MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'certificate.revoked': {
    name: 'Certificate revoked',
    meaning: 'Anybody who verifies it sees that it is no longer valid. Its holder was told why.',
  },
  'certificate.corrected': {
    name: 'Certificate corrected',
    meaning:
      'Its holder had it issued anew with their name of that moment. The former one is no longer valid, and leads to it.',
  },
  'certificate.reinstated': {
    name: 'Certificate reinstated',
    meaning: 'A revocation was taken back: the certificate is valid again.',
  },
  'signing_key.retired': {
    name: 'Signing key retired',
    meaning: 'Certificates are signed with a new key from now on. What the old one signed stays valid.',
  },
} satisfies Record<string, AuditLabels>

export const mailTemplates = {
  certificate_issued: { name: 'Certificate issued' },
  certificate_revoked: { name: 'Certificate revoked' },
  certificate_reinstated: { name: 'Certificate reinstated' },
} satisfies Record<string, MailLabels>
