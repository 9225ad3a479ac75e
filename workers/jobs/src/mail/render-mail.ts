import { localPath } from '@kere/brand/local-path'
import type { Mail } from '@kere/contracts/console/outbox-rpc'
import { layOutHtml } from './mail-html.ts'
import { layOutText } from './mail-text.ts'
import type { WriteMail } from './mail-content.ts'
import * as slices from '../mails.registry.ts'

/** All mails by template. A test compares the names with those that the API writes to the outbox. */
export const mails: Readonly<Record<string, WriteMail>> = Object.fromEntries(
  Object.values(slices).flatMap((slice) => Object.entries(slice)),
)

export interface Site {
  origin: string
}

/**
 * Writes the mail in the language of this copy of the module (`render-mail-in.ts`).
 * @throws if there is no such mail, a value that it needs is missing, or a link would lead off the site
 */
export function renderMail(
  mail: Omit<Mail, 'language'>,
  { origin }: Site,
): { subject: string; html: string; text: string } {
  const write = mails[mail.template]
  if (!write) throw new Error('There is no such mail')
  const content = write(mail.values)
  const addressOf = (path: string) => {
    const url = new URL(localPath(path), origin)
    if (url.origin !== new URL(origin).origin) throw new Error('A link of the mail leads off the site')
    return url.href
  }
  const { turnOff } = mail
  return {
    subject: content.subject,
    html: layOutHtml(content, addressOf, turnOff),
    text: layOutText(content, addressOf, turnOff),
  }
}
