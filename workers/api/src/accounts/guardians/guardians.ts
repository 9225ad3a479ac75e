import { guardianNotices, guardianPurposes, type GuardianPurpose } from '@kere/contracts/accounts/consents-options'
import type * as endpoints from '@kere/contracts/accounts/guardians'
import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import { isAdult } from '../../base/age.ts'
import type { Context } from '../../base/context.ts'
import { dayInIndia } from '../../base/days.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { requireSecret, requireSecrets } from '../../base/secrets.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { mayBeMailed } from '../../http/mail-budget.ts'
import { mailboxOf } from '../../http/mailbox-rows.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { readLink, signLink } from '../../http/signed-link.ts'
import { writeDataFile } from '../own-data/download-own-data.ts'
import { agePageOf, readAgeToken } from './age-token.ts'
import { againAt, dayMs, hideAddress, linkExpiresAt, ofAgeOn } from './guardians.domain.ts'
import { linkPurpose } from './guardians.labels.ts'
import * as queries from './guardians.queries.ts'

/** A guardian may have many children, and a child may mistype an address. Nobody's mailbox is flooded by either. */
const askLimits = { account: { limit: 5, windowMs: dayMs } }

function toOwn(row: queries.OwnGuardianRow | undefined, now: number) {
  if (!row) throw new DomainError('unauthenticated')
  const { dateOfBirth, email, state, askedAt, linkedAt } = row
  const today = dayInIndia(now)
  if (dateOfBirth === null || isAdult(dateOfBirth, today))
    return { state: 'not_needed' as const, email: null, askedAt: null, againAt: null }
  if (email === null || state === null) return { state: 'none' as const, email: null, askedAt: null, againAt: null }
  return {
    state,
    email: hideAddress(email),
    askedAt: instantOrNull(askedAt),
    againAt: linkedAt === null ? null : instantOf(againAt(linkedAt)),
  }
}

export async function getGuardian(context: Context) {
  const [row] = await queries.selectOwnGuardian(context.db, requireSignedIn(context))
  return toOwn(row, context.at)
}

interface Asking {
  email: string
  networkAddress: string
}

/** @throws {DomainError} `guardian_…`, `too_many_attempts` */
export async function askGuardian(context: Context, { email: given, networkAddress }: Asking) {
  const user = requireSignedIn(context)
  const email = given.toLowerCase()
  await throttle(context, { act: 'guardian', account: user.userId, networkAddress, limits: askLimits })
  const isMailed = await mayBeMailed(context, email)
  const [before] = await queries.selectOwnGuardian(context.db, user)
  const { isDone, own } = await queries.upsertGuardian(context, user, {
    email,
    linkKey: context.stableId('gdl'),
    isMailed,
  })
  const answer = toOwn(own, context.at)
  if (isDone) return answer
  if (answer.state === 'not_needed' || !own?.isOnboarded) throw new DomainError('guardian_not_asked')
  if (mailboxOf(own.childEmail) === mailboxOf(email)) throw new DomainError('guardian_own')
  const state = before?.state
  if (state === 'agreed' || state === 'withdrawn') throw new DomainError('guardian_settled')
  throw new DomainError(state === 'refused' ? 'guardian_refused' : 'guardian_asked_recently')
}

/** @throws {DomainError} `guardian_link_unknown`, `guardian_link_expired` */
export async function getGuardianPage(
  context: Context,
  token: string,
): Promise<EndpointAnswer<typeof endpoints.getGuardianPage>> {
  const { linkKey, ageToken, row, joined } = await findPage(context, token)
  const { ageService } = context.settings
  const given = readGiven(row.given)
  const proof = row.proof ?? (row.isProvable === 1 ? 'order' : ageToken === null ? null : 'age_token')
  return {
    token: await signLink(requireSecret(context), linkPurpose, linkKey),
    ageToken,
    state: row.state,
    email: row.email,
    expiresAt: instantOf(linkExpiresAt(row.linkedAt)),
    proof,
    proofUrl: proof !== null || !ageService ? null : agePageOf(ageService.page, linkKey),
    child: {
      firstName: row.firstName,
      dateOfBirth: row.dateOfBirth,
      ofAgeOn: ofAgeOn(row.dateOfBirth),
      ...(proof === null ? unproven(row) : heldOf(row)),
    },
    joined: proof === null ? [] : joined,
    purposes: guardianPurposes.map((purpose) => ({
      purpose,
      words: given[purpose]?.words ?? guardianNotices[purpose].words,
      givenAt: given[purpose] ? instantOf(given[purpose].at) : null,
    })),
    deletionDueAt: instantOrNull(row.deletionDueAt),
  }
}

type ChildRow = NonNullable<Awaited<ReturnType<typeof queries.selectGuardianPage>>['row']>

const heldOf = ({ lastName, childEmail: email, studyYear, instituteName, placeOfStudy: state }: ChildRow) => ({
  lastName,
  email,
  studyYear,
  instituteName,
  state,
})

/** A child may have mistyped the address, so a stranger learns no more than it takes to know the child. */
const unproven = ({ lastName, childEmail }: ChildRow) => ({
  lastName: `${[...lastName][0] ?? ''}.`,
  email: hideAddress(childEmail),
  studyYear: null,
  instituteName: null,
  state: null,
})

type Given = Partial<Record<GuardianPurpose, { words: string; at: number }>>

// The cast is safe: the query has written this JSON.
const readGiven = (json: string) => JSON.parse(json) as Given

/**
 * Finds a page by its link, or by the answer with which the service for ages leads back to it. The service never learns
 * the link itself.
 * @throws {DomainError} `guardian_link_unknown`, `guardian_link_expired`
 */
async function findPage(context: Context, token: string) {
  const linked = await readLink(requireSecrets(context), linkPurpose, token)
  const linkKey = linked ?? (await readAgeToken(context, token))
  if (linkKey === undefined) throw new DomainError('guardian_link_unknown')
  const { row, joined } = await queries.selectGuardianPage(context.db, linkKey, context.at)
  if (!row) throw new DomainError('guardian_link_unknown')
  if (linkExpiresAt(row.linkedAt) <= context.at) throw new DomainError('guardian_link_expired')
  return { linkKey, ageToken: linked === undefined ? token : null, row, joined }
}

interface Agreement {
  token: string
  purposes: readonly GuardianPurpose[]
  ageToken?: string | undefined
}

/** @throws {DomainError} `guardian_link_unknown`, `guardian_link_expired`, `guardian_not_proven` */
export async function agreeAsGuardian(context: Context, { token, purposes, ageToken }: Agreement) {
  const { linkKey, row } = await findPage(context, token)
  const hasAgeToken = ageToken !== undefined && (await readAgeToken(context, ageToken)) === linkKey
  const chosen = [...new Set<GuardianPurpose>(['account', ...purposes])]
  if (!(await queries.updateToAgreed(context, { linkKey, purposes: chosen, hasAgeToken })))
    throw new DomainError(row.state === 'withdrawn' ? 'guardian_link_unknown' : 'guardian_not_proven')
  return getGuardianPage(context, token)
}

/** Saying no again changes nothing. */
export async function refuseAsGuardian(context: Context, token: string) {
  const { linkKey } = await findPage(context, token)
  await queries.updateToRefused(context, linkKey)
  return getGuardianPage(context, token)
}

/** @throws {DomainError} `guardian_link_unknown`, `too_many_attempts` */
export async function renewGuardianLink(context: Context, token: string) {
  const linkKey = await readLink(requireSecrets(context), linkPurpose, token)
  const { row } = linkKey === undefined ? {} : await queries.selectGuardianPage(context.db, linkKey, context.at)
  if (linkKey === undefined || !row) throw new DomainError('guardian_link_unknown')
  // A link is only replaced by one that is sent.
  if (!(await mayBeMailed(context, row.email)) || !(await queries.updateLink(context, linkKey)))
    throw new DomainError('too_many_attempts', undefined, Math.max(0, againAt(row.linkedAt) - context.at))
}

interface Downloading {
  token: string
  origin: string
  networkAddress: string
  mostPortions: number
}

/** @throws {DomainError} `guardian_…`, `too_many_attempts`, `own_data_too_large` */
export async function downloadAsGuardian(context: Context, { token, networkAddress, ...file }: Downloading) {
  const { linkKey, row } = await findPage(context, token)
  if (row.proof === null) throw new DomainError('guardian_not_proven')
  await throttle(context, { act: 'own_data', account: row.childId, networkAddress, limits: askLimits })
  return writeDataFile(
    context,
    { userId: row.childId },
    { ...file, record: async () => queries.insertGuardianDownload(context, linkKey) },
  )
}

/** Tells who comes of age within a month, and forgets the guardians of those who have. */
export async function tellSoonOfAge(context: queries.ClockContext): Promise<number> {
  const soon = await queries.selectSoonOfAge(context.db, context.at)
  for (const { childId } of soon) await queries.updateToToldOfAge(context, childId)
  const gone = await queries.deleteGuardiansOfAdults(context.db, context.at)
  return soon.length + gone.length
}
