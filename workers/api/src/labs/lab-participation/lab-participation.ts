import { labLimits, labMessages } from '@kere/contracts/labs/lab-options'
import type { LabInterest } from '@kere/contracts/labs/lab-participation'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { throttle } from '../../base/throttle/throttle.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import type { ListRequest } from '../../kit/lists/keyset.ts'
import { toLabSummary } from '../labs/lab-summary.ts'
import { deleteOwn, insertRequest, type OwnRow, ownRows, selectStanding } from './lab-participation.queries.ts'

const hourMs = 60 * 60 * 1000

const requestLimits = { account: { limit: labLimits.requestsPerHour, windowMs: hourMs } } as const

const toOwn = (row: OwnRow) => ({
  id: row.id,
  role: row.role,
  status: row.participation,
  statement: row.statement,
  externalLink: row.externalLink,
  note: row.participation === 'rejected' ? row.note : null,
  askedAt: instantOf(row.createdAt),
  decidedAt: instantOrNull(row.decidedAt),
})

/**
 * @throws {DomainError} `not_found`, `lab_already_joined`, `lab_is_sample`, `own_lab`, `not_approved`, `lab_not_open`, `lab_full`,
 * `too_many_lab_requests`, `too_many_attempts`
 */
export async function joinLab(context: Context, labId: string, interest: LabInterest, networkAddress: string) {
  const person = requireSignedIn(context)
  await throttle(context, { act: 'lab_request', account: person.userId, networkAddress, limits: requestLimits })
  const id = context.stableId('lpt')
  const { isMade, own, lab } = await insertRequest(context, { ...interest, id, labId, person })
  if (own && (isMade || own.id === id)) return toOwn(own)
  if (!lab?.isShown) throw new DomainError('not_found', labMessages.notFound)
  if (own) throw new DomainError('lab_already_joined')
  if (lab.isSample) throw new DomainError('lab_is_sample')
  if (lab.isOwn) throw new DomainError('own_lab')
  if (!lab.isApproved) throw new DomainError('not_approved')
  if (!lab.isTaken) throw new DomainError('lab_not_open')
  throw new DomainError(lab.hasPlace ? 'too_many_lab_requests' : 'lab_full')
}

export const leaveLab = (context: Context, labId: string) =>
  deleteOwn(context, { labId, person: requireSignedIn(context) })

/** A missing lab has an error of its own. */
export async function getLabStanding(context: Context, labId: string) {
  const { own, lab, takesLink } = await selectStanding(context, labId, requireSignedIn(context))
  const mayManage = lab?.mayManage ?? false
  return {
    participation: own ? toOwn(own) : null,
    isOwn: lab?.isOwn ?? false,
    mayManage,
    takesLink,
    mayWork: lab !== undefined && (mayManage || own?.participation === 'approved'),
  }
}

export async function listMyParticipations(context: Context, request: ListRequest<'newest'>) {
  const { items, counts: _, ...page } = await ownRows.page(context, request)
  return {
    ...page,
    items: items.map(({ labId, ...row }) => ({ ...toOwn(row), lab: toLabSummary({ ...row, id: labId }) })),
  }
}
