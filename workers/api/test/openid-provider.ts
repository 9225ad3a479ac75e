import { exportJWK, generateKeyPair, SignJWT } from 'jose'

interface Grant {
  nonce: string
  challenge: string
  redirectUri: string
  person: Record<string, unknown>
}

export interface Misbehaviour {
  claims?: Record<string, unknown>
  isForged?: boolean
  answer?: () => Response | Promise<Response>
}

const clientId = 'the-client'
const clientSecret = 'the-secret'
let made = 0

// The keys are generated once, because making an RSA key takes longer than a test.
const keys = await generateKeyPair('RS256')
const strangers = await generateKeyPair('RS256')
const publicKey = { ...(await exportJWK(keys.publicKey)), kid: 'the-key', alg: 'RS256', use: 'sig' }

export function openProvider(now: () => number) {
  made += 1
  const issuer = `https://issuer-${made}.test`
  const grants = new Map<string, Grant>()
  const provider = { wrong: {} as Misbehaviour, asked: [] as string[] }

  async function giveTokens(request: Request) {
    if (provider.wrong.answer) return provider.wrong.answer()
    const form = new URLSearchParams(new TextDecoder().decode(await request.arrayBuffer()))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const isTheirs =
      request.headers.get('authorization') === `Basic ${btoa(`${clientId}:${clientSecret}`)}` &&
      grant?.redirectUri === form.get('redirect_uri') &&
      grant?.challenge === (await challengeOf(form.get('code_verifier') ?? ''))
    if (!grant || !isTheirs) return Response.json({ error: 'invalid_grant' }, { status: 400 })
    const seconds = Math.floor(now() / 1000)
    const claims = {
      iss: issuer,
      aud: clientId,
      iat: seconds,
      exp: seconds + 3600,
      nonce: grant.nonce,
      ...grant.person,
    }
    const idToken = await new SignJWT({ ...claims, ...provider.wrong.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'the-key' })
      .sign(provider.wrong.isForged ? strangers.privateKey : keys.privateKey)
    return Response.json({ access_token: 'opaque', token_type: 'Bearer', id_token: idToken })
  }

  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    provider.asked.push(request.url)
    if (request.url === `${issuer}/.well-known/openid-configuration`)
      return Response.json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      })
    if (request.url === `${issuer}/keys`) return Response.json({ keys: [publicKey] })
    if (request.url === `${issuer}/token`) return giveTokens(request)
    throw new TypeError('Network connection lost.')
  }

  const agree = (location: string, person: Record<string, unknown>) => {
    const asked = new URL(location).searchParams
    const code = `code-${grants.size}-${made}-${asked.get('state')?.slice(0, 8)}`
    grants.set(code, {
      nonce: asked.get('nonce') ?? '',
      challenge: asked.get('code_challenge') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      person,
    })
    return { code, state: asked.get('state') ?? '' }
  }

  const settings = { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret }
  return Object.assign(provider, { fetch, agree, settings })
}

async function challengeOf(verifier: string) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
