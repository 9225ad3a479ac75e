import { product, teamEmail } from '@kere/brand/brand'
import { countOf } from '@kere/brand/count'
import { certificateLimits, kindTextsOf, didOf } from '@kere/contracts/certificates/certificate-options'
import { certificatePath, statusListPath } from '@kere/contracts/certificates/certificate-paths'
import type { UnsignedCertificate, UnsignedStatusList } from '@kere/contracts/certificates/signing-rpc'
import type { Credential } from './data-integrity.ts'

const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

const hex = (bytes: ArrayBuffer) => new Uint8Array(bytes).toHex()

/**
 * The certificate contains only a hash of the address: nobody can read it, but anybody who knows it can check that it
 * is the holder's.
 */
async function hashedAddress(email: string, salt: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.toLowerCase() + salt))
  return {
    type: 'IdentityObject',
    hashed: true,
    identityHash: `sha256$${hex(hash)}`,
    identityType: 'emailAddress',
    salt,
  }
}

/** Makes an Open Badges 3.0 credential. */
export async function badgeOf(facts: UnsignedCertificate, origin: string): Promise<Credential> {
  const { id, kind, holderName, courseTitle, words, signature, lessonCount, lessonsDone, minutes, place } = facts
  const list = Math.floor(place / certificateLimits.listLength)
  const index = String(place % certificateLimits.listLength)
  const salt = hex(crypto.getRandomValues(new Uint8Array(16)).buffer)
  const { lead, achievementType } = kindTextsOf(kind)
  const lessons =
    lessonsDone > 0
      ? `: ${lessonsDone} of ${countOf(lessonCount, 'lesson')} done, planned for ${countOf(minutes, 'minute')}`
      : ''
  const narrative = `${lead.charAt(0).toUpperCase()}${lead.slice(1)} “${courseTitle}”${lessons}. Signed by ${signature}.`
  return {
    '@context': contexts,
    id: origin + certificatePath(id),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: courseTitle,
    issuer: { id: didOf(origin), type: ['Profile'], name: product, url: origin, email: teamEmail },
    validFrom: facts.issuedAt,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        await hashedAddress(facts.email, salt),
        { type: 'IdentityObject', hashed: false, identityHash: holderName, identityType: 'name' },
      ],
      activityEndDate: facts.completedAt,
      achievement: {
        id: `${origin}${certificatePath(id)}#achievement`,
        type: ['Achievement'],
        achievementType,
        name: courseTitle,
        description: words || narrative,
        criteria: { narrative },
      },
    },
    credentialStatus: {
      id: `${origin}${statusListPath(list)}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: index,
      statusListCredential: origin + statusListPath(list),
    },
  }
}

/** Encodes one bit for each place of a list, the first one leftmost (W3C Bitstring Status List). */
async function bitstringOf(revoked: readonly number[]): Promise<string> {
  const bits = new Uint8Array(certificateLimits.listLength / 8)
  for (const place of revoked) bits[place >> 3]! |= 0x80 >> (place & 7)
  const packed = new Response(bits).body!.pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  return `u${bytes.toBase64({ alphabet: 'base64url', omitPadding: true })}`
}

export async function statusListOf(
  { list, revoked }: UnsignedStatusList,
  origin: string,
  at: number,
): Promise<Credential> {
  const id = origin + statusListPath(list)
  return {
    '@context': contexts.slice(0, 1),
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: didOf(origin),
    validFrom: new Date(at).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await bitstringOf(revoked),
    },
  }
}
