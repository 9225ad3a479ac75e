import { verifyCertificate } from '@kere/contracts/certificates/certificates'
import { defineForm } from '@kere/platform/define-form'

export const verifyForm = defineForm({
  name: 'verify-certificate',
  path: '/verify',
  endpoint: verifyCertificate,
  redirectTo: '/verify?outcome={answer.outcome}&reason={answer.reason}&certificate={answer.certificate.id}',
})
