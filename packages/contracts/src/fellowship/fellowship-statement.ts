import { t } from '@kere/brand/messages'
import { documentTypes, defineFileKind } from '../files/file-kind.ts'

/**
 * A fellowship statement (S-365, S-526, W-23). It is private: admins get a link that expires, and each access is
 * logged.
 */
export const fellowshipStatement = defineFileKind({
  name: 'fellowship_statement',
  bucket: 'fellowship-applications',
  folder: 'statements',
  maxBytes: 2 * 1024 * 1024,
  types: documentTypes,
  uploaders: ['student', 'admin'],
  readers: [],
  perAccount: 20,
  messages: {
    tooLarge: t(
      'The statement is larger than 2 MB. Export it as a smaller PDF and try again.',
      'Error, statement of an application',
    ),
    wrongType: t(
      'Only PDF, DOC and DOCX files. Export it as a PDF and try again.',
      'Error, statement of an application',
    ),
    failed: t('The statement did not upload. Please try again.', 'Error, statement of an application'),
  },
})
