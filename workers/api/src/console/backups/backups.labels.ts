import type { MailLabels } from '../../http/labels.ts'

export const mailTemplates = {
  backup_fails: { name: 'Backup fails' },
} satisfies Record<string, MailLabels>
