import { toldInDigest } from './told-rows.ts'

export const mailTemplates = {
  notification_digest: { name: 'Daily email', says: toldInDigest },
}
