import { toldInDigest } from './told-rows.ts'

export const mailTemplates = {
  notification_digest: { name: 'Daily email', says: toldInDigest },
}

declare module '../http/labels.ts' {
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
