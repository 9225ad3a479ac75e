import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { localPageHeaders, markup, type Markup, writeLocalPage } from './local-page.ts'
import { readStateFile, writeStateFile } from './state-file.ts'

interface SentMail {
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  at: string
}

export interface LocalInbox {
  /** Answers `/_mail`, `/_mail/<id>` and `/_mail.json?to=…`. */
  answer(request: { method: string; url: string; json(): Promise<unknown> }): Promise<Response>
  /** @param key distinguishes mails of the same millisecond; a mail with the same time and key is stored only once */
  keep(mail: Omit<SentMail, 'id' | 'at'>, at: Date, key: string): Promise<void>
}

/** Replaces the runtime's `send_email` binding (`SEND`), which stores neither recipient nor subject. */
export const mailRecorder = `
import { WorkerEntrypoint } from 'cloudflare:workers'
export default class extends WorkerEntrypoint {
  async send(mail) {
    const sent = await this.env.SEND.send(mail)
    const { to, replyTo, subject, text, html, headers } = mail
    const body = JSON.stringify({ to, replyTo, subject, text, html, headers })
    const kept = await this.env.INBOX.fetch('http://inbox/', { method: 'POST', body })
    if (!kept.ok) throw new Error('The local inbox keeps nothing')
    return sent
  }
}
`

const shown = 200

export async function openLocalInbox(folder: string): Promise<LocalInbox> {
  await mkdir(folder, { recursive: true })

  async function read(count: number): Promise<SentMail[]> {
    const names = (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .toSorted((a, b) => b.localeCompare(a))
    const mails = await Promise.all(
      // Only this inbox writes to the folder, so the format of its files is known.
      names.slice(0, count).map(async (name) => (await readStateFile(join(folder, name))) as SentMail | null),
    )
    return mails.filter((mail) => mail !== null)
  }

  async function keep(sent: Omit<SentMail, 'id' | 'at'>, moment: Date, key: string) {
    const at = moment.toISOString()
    const id = `${at.replaceAll(/\D/g, '')}-${key}`
    await writeStateFile(join(folder, `${id}.json`), JSON.stringify({ id, ...sent, at }))
  }

  return {
    keep,
    async answer(request) {
      const { pathname, searchParams } = new URL(request.url)
      if (request.method === 'POST') {
        await keep((await request.json()) as Omit<SentMail, 'id' | 'at'>, new Date(), crypto.randomUUID().slice(0, 8))
        return new Response(null, { status: 204 })
      }
      const to = searchParams.get('to')
      if (pathname === '/_mail.json') {
        const mails = await read(Infinity)
        return Response.json(to === null ? mails : mails.filter((mail) => mail.to === to), {
          headers: { 'cache-control': 'no-store' },
        })
      }
      if (pathname === '/_mail') return page('Inbox', writeList(await read(shown)))
      const [, id, isBody] = /^\/_mail\/([\w-]+?)(\/body)?$/.exec(pathname) ?? []
      const mail = (await read(Infinity)).find((known) => known.id === id)
      if (!mail)
        return page(
          'Email not found',
          markup`<h1>Email not found</h1>
            <p><a href="/_mail">Back to the inbox</a></p>`,
          404,
        )
      return isBody ? showBody(mail) : page(mail.subject, writeMail(mail))
    },
  }
}

const page = (title: string, body: Markup, status = 200) =>
  new Response(writeLocalPage(`${title} · local email`, body), { status, headers: localPageHeaders })

/** Shows a mail in a frame without scripts. Its links open in a new tab. */
const showBody = (mail: SentMail) =>
  new Response(mail.html.replaceAll('<a ', '<a target="_blank" rel="noopener" '), {
    headers: {
      ...localPageHeaders,
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  })

const moment = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

function time(at: string): Markup {
  const parts = Object.fromEntries(moment.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const { weekday, day, month, hour, minute, dayPeriod } = parts
  const shownAt = `${weekday} ${day} ${month}, ${hour}:${minute} ${dayPeriod} IST`
  return markup`<time class="muted" datetime="${at}">${shownAt}</time>`
}

const writeList = (mails: readonly SentMail[]) => markup`
<h1>Inbox</h1>
<p class="muted">Every email the platform has sent, newest first. Nothing leaves this machine.</p>
${
  mails.length === 0
    ? markup`<p>No emails yet. <a href="/auth/register">Create an account</a> to get the first one.</p>`
    : markup`<ul class="card">${mails.map(
        ({ id, subject, to, at }) => markup`<li><a class="mail" href="/_mail/${id}">
<strong>${subject}</strong> ${time(at)} <span class="muted">to ${to}</span></a></li>`,
      )}</ul>`
}`

const writeMail = ({ id, subject, to, replyTo, at, text }: SentMail) => markup`
<p><a href="/_mail">Inbox</a></p>
<h1>${subject}</h1>
<dl><dt>To</dt><dd>${to}</dd>${replyTo ? markup`<dt>Reply to</dt><dd>${replyTo}</dd>` : ''}<dt>Sent</dt><dd>${time(at)}</dd></dl>
<h2>HTML version</h2>
<iframe src="/_mail/${id}/body" title="HTML version of the email" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<p><a href="/_mail/${id}/body" target="_blank" rel="noopener">Open in a new tab</a></p>
<h2>Text version</h2>
<pre>${linkify(text)}</pre>`

function linkify(text: string): Markup {
  const pieces = text
    .split(/(https?:\/\/[^\s]+)/)
    .map((piece, index) =>
      index % 2 === 0 ? markup`${piece}` : markup`<a href="${piece}" target="_blank" rel="noopener">${piece}</a>`,
    )
  return markup`${pieces}`
}
