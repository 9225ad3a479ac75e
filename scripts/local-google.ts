import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Events, OAuth2Issuer, OAuth2Service, type MutableRedirectUri, type MutableToken } from 'oauth2-mock-server'
import { localPageHeaders, markup, writeLocalPage } from './local-page.ts'

export interface LocalGoogle {
  issuer: string
  clientId: string
  clientSecret: string
  stop(): Promise<void>
}

interface Person {
  email: string
  given_name: string
  family_name: string
  email_verified: boolean
}

const people: readonly Person[] = [
  { email: 'asha.rao@gmail.test', given_name: 'Asha', family_name: 'Rao', email_verified: true },
  { email: 'imran.khan@gmail.test', given_name: 'Imran', family_name: 'Khan', email_verified: true },
  { email: 'meera.nair@gmail.test', given_name: 'Meera', family_name: 'Nair', email_verified: false },
]

const answerLabels = {
  sign_in: 'Google signs you in',
  another_nonce: 'Failure: Google answers with a different nonce',
  denied: 'Failure: Google answers access_denied',
  silent: 'Failure: Google never answers when the code is exchanged',
} as const

export async function startLocalGoogle(): Promise<LocalGoogle> {
  const issuer = new OAuth2Issuer()
  await issuer.keys.generate('RS256')
  const service = new OAuth2Service(issuer, { authorize: '/answer', token: '/issue' })
  const claimsByCode = new Map<string, Record<string, unknown>>()
  const silentCodes = new Set<string>()

  service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: { body: object }) => {
    Object.assign(body, { authorization_endpoint: `${issuer.url}/authorize`, token_endpoint: `${issuer.url}/token` })
  })

  service.addRoute('GET', '/authorize', ({ query }, response) => {
    const page = writeChooser(
      Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one] as const)),
    )
    response.writeHead(200, localPageHeaders).end(page)
  })

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, request: { url?: string }) => {
    const { searchParams: chosen } = new URL(request.url ?? '/', issuer.url)
    const code = url.searchParams.get('code') ?? ''
    const answer = chosen.get('local_answer')
    if (answer === 'denied') {
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
    }
    if (answer === 'silent') silentCodes.add(code)
    claimsByCode.set(code, {
      ...claimsOf(readPerson(chosen)),
      ...(answer === 'another_nonce' ? { nonce: 'the-nonce-of-somebody-else' } : {}),
    })
  })

  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: { body: { code?: string } }) => {
    Object.assign(payload, claimsByCode.get(body.code ?? ''))
  })

  service.addRoute('POST', '/token', async ({ body, headers }, response) => {
    const form = new URLSearchParams(body as Record<string, string>)
    const code = form.get('code') ?? ''
    if (silentCodes.has(code)) return
    const issued = claimsByCode.has(code) ? await issue(form, headers.authorization) : null
    claimsByCode.delete(code)
    response
      .writeHead(issued ? 200 : 400, { 'content-type': 'application/json' })
      .end(issued ?? '{"error":"invalid_grant"}')
  })

  async function issue(form: URLSearchParams, authorization: string | undefined) {
    const answer = await fetch(`${issuer.url}/issue`, {
      method: 'POST',
      headers: authorization ? { authorization } : {},
      body: form,
    })
    return answer.ok ? answer.text() : null
  }

  const server = createServer(service.requestHandler)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  issuer.url = `http://127.0.0.1:${port}`

  return {
    issuer: issuer.url,
    clientId: 'kere-local',
    clientSecret: 'not-a-secret',
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Connections with unanswered requests would keep the server open.
        server.closeAllConnections()
      }),
  }
}

function readPerson(chosen: URLSearchParams): Person {
  const email = chosen.get('local_email')?.trim()
  if (!email) return people.find((person) => person.email === chosen.get('local_person')) ?? people[0]!
  return {
    email,
    given_name: chosen.get('local_given_name')?.trim() ?? '',
    family_name: chosen.get('local_family_name')?.trim() ?? '',
    email_verified: chosen.has('local_verified'),
  }
}

function claimsOf(person: Person) {
  const digest = createHash('sha256').update(person.email.toLowerCase()).digest('hex')
  const sub = BigInt(`0x${digest}`).toString().slice(0, 21)
  return { ...person, name: `${person.given_name} ${person.family_name}`.trim(), sub }
}

function writeChooser(parameters: readonly (readonly [name: string, value: string])[]): string {
  const title = 'Local Google: choose an account'
  const accounts = people.map(({ email, given_name, family_name, email_verified }, index) =>
    writeChoice({
      name: 'local_person',
      value: email,
      isChosen: index === 0,
      label: `${given_name} ${family_name}`,
      note: email_verified ? email : `${email} (not verified)`,
    }),
  )
  const answers = Object.entries(answerLabels).map(([value, label], index) =>
    writeChoice({ name: 'local_answer', value, isChosen: index === 0, label, note: '' }),
  )
  return writeLocalPage(
    title,
    markup`<div class="narrow">
<h1>${title}</h1>
<p class="muted">This page stands in for Google on this machine. These people are made up.</p>
<form action="/answer">
${parameters.map(([name, value]) => markup`<input type="hidden" name="${name}" value="${value}">`)}
<fieldset><legend>Account</legend>${accounts}</fieldset>
<fieldset><legend>Or use another account</legend>
<p class="muted" id="somebody-else">If you enter an address here, the choice above is ignored.</p>
<label for="email">Email</label>
<input id="email" name="local_email" type="email" autocomplete="off" aria-describedby="somebody-else">
<label for="given-name">First name</label>
<input id="given-name" name="local_given_name" autocomplete="off">
<label for="family-name">Last name</label>
<input id="family-name" name="local_family_name" autocomplete="off">
<label class="choice"><input type="checkbox" name="local_verified" checked><span>This address is verified</span></label>
</fieldset>
<fieldset><legend>What happens next</legend>${answers}</fieldset>
<button>Continue</button>
</form>
</div>`,
  )
}

interface Choice {
  name: string
  value: string
  isChosen: boolean
  label: string
  note: string
}

function writeChoice({ name, value, isChosen, label, note }: Choice) {
  const checked = isChosen ? markup` checked` : null
  return markup`<label class="choice"><input type="radio" name="${name}" value="${value}"${checked}>
<span>${label}${note ? markup`<small>${note}</small>` : null}</span></label>`
}
