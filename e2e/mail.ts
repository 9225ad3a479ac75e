import { expect, type APIRequestContext } from '@playwright/test'

export interface ReceivedMail {
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export async function readMails(request: APIRequestContext, to: string): Promise<ReceivedMail[]> {
  const answer = await request.get(`/_mail.json?to=${encodeURIComponent(to)}`)
  return (await answer.json()) as ReceivedMail[]
}

/** @returns the link of the mail's button as a path of the site */
export async function waitForMail(request: APIRequestContext, to: string, subject: RegExp) {
  let found: ReceivedMail | undefined
  await expect(async () => {
    found = (await readMails(request, to)).find((mail) => subject.test(mail.subject))
    expect(found, `a mail to ${to} with the subject ${String(subject)}`).toBeDefined()
  }).toPass({ timeout: 30_000 })
  const mail = found!
  const address = /https?:\/\/localhost:\d+(\/\S*)/.exec(mail.text)?.[1] ?? '/'
  return { mail, link: address }
}
