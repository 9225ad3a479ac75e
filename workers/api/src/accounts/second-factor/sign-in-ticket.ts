import { signedCookie } from '@kere/session/signed-cookie'
import * as z from 'zod/mini'
import type { Context } from '../../base/context.ts'
import { hashHex } from '../../base/digests.ts'
import { requireSecret } from '../../base/secrets.ts'
import { ticketMs } from './second-factor.domain.ts'
import { insertTicket } from './ticket-rows.ts'

export const ticketCookie = signedCookie({
  name: '__Host-kere_ticket',
  issuer: 'kere-ticket',
  lifeMs: ticketMs,
  claims: z.object({ id: z.string(), next: z.nullable(z.string()) }),
})

export const digestOf = (passwordHash: string | null) => (passwordHash === null ? null : hashHex(passwordHash))

interface FirstStep {
  userId: string
  passwordHash: string | null
  isPasswordShort: boolean
  next: string | null
}

/** Records that the first step of a sign-in was right. @returns the cookie with which the second step finds it */
export async function issueTicket(context: Context, { userId, passwordHash, isPasswordShort, next }: FirstStep) {
  const id = context.newId('sit')
  const passwordDigest = await digestOf(passwordHash)
  await insertTicket(context, { id, userId, passwordDigest, isPasswordShort, expiresAt: context.at + ticketMs })
  return ticketCookie.write({ id, next }, requireSecret(context), context.at)
}
