import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashSources } from './hash-sources.ts'
import type { LocalInbox } from './local-inbox.ts'
import { writeStateFile } from './state-file.ts'

interface Place {
  stateDir: string
  inbox: LocalInbox
  origin: string
}

/**
 * Writes the mails that the seed marks as sent into the inbox, as the jobs worker would. It runs again only after a
 * change of the seed.
 */
export async function keepSentMails({ stateDir, inbox, origin }: Place) {
  const stamp = join(stateDir, 'seeded-inbox')
  const today = hashSources(['d1/seed', 'd1/seed.registry.ts'])
  if ((await readFile(stamp, 'utf8').catch(() => '')) === today) return
  // Loading the texts of all emails takes a second, so they are imported only here.
  const { sentMails } = await import('@kere/d1/seed/local-seed')
  const { renderMail } = await import('../workers/jobs/src/mail/render-mail.ts')
  for (const { row, values } of sentMails()) {
    const { id, template, toAddress: to, createdAt, sentAt } = row
    const written = renderMail({ id, to, template, values }, { origin })
    await inbox.keep({ to, ...written }, new Date(sentAt ?? createdAt), id.slice(-8))
  }
  await writeStateFile(stamp, today)
}
