import type { EndpointAnswer } from '@kere/contracts/http/endpoint'
import type * as endpoints from '@kere/contracts/accounts/own-data'
import { requireCurrentPassword, wrongPassword } from '../account-settings/require-current-password.ts'
import { isSuperAdmin } from '../auth/auth.domain.ts'
import type { Client } from '../auth/start-session.ts'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { foundOwn } from '../../http/own.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { instantOf, instantOrNull } from '../../base/instants.ts'
import { deleteDeletion, insertDeletion, selectDeletion } from './deletion.queries.ts'
import { afterBusinessDays, deletionDays, justSignedInMs } from './own-data.domain.ts'

type Account = NonNullable<Awaited<ReturnType<typeof selectDeletion>>>

const hasJustSignedIn = ({ at }: Context, { signedInAt }: Account) => at - signedInAt < justSignedInMs

export async function getDeletion(context: Context): Promise<EndpointAnswer<typeof endpoints.getDeletion>> {
  const account = foundOwn(await selectDeletion(context.db, requireSignedIn(context)))
  const { requestedAt, dueAt, passwordHash } = account
  return {
    requestedAt: instantOrNull(requestedAt),
    dueAt: instantOf(dueAt ?? afterBusinessDays(context.at, deletionDays)),
    proof: passwordHash === null ? 'sign_in' : 'password',
    hasJustSignedIn: hasJustSignedIn(context, account),
    isProtected: isSuperAdmin(account, context.settings.superAdminEmail),
  }
}

/** Ends every session at once (U-19). */
export async function requestDeletion(context: Context, currentPassword: string, client: Client) {
  const actor = requireSignedIn(context)
  const account = foundOwn(await selectDeletion(context.db, actor))
  if (isSuperAdmin(account, context.settings.superAdminEmail)) throw new DomainError('account_protected')
  if (account.requestedAt !== null) throw new DomainError('deletion_requested')
  const passwordHash = await requireOwner(context, actor, { account, currentPassword, client })

  const dueAt = afterBusinessDays(context.at, deletionDays)
  if (!(await insertDeletion(context, actor, { dueAt, passwordHash }))) throw wrongPassword()
  return { dueAt: instantOf(dueAt) }
}

interface Asked {
  account: Account
  currentPassword: string
  client: Client
}

async function requireOwner(context: Context, actor: SignedIn, { account, currentPassword, client }: Asked) {
  if (account.passwordHash !== null) {
    return requireCurrentPassword(context, actor, { account, currentPassword, client, operation: 'requestDeletion' })
  }
  if (!hasJustSignedIn(context, account)) throw new DomainError('sign_in_again')
  return null
}

export async function revokeDeletion(context: Context) {
  if (!(await deleteDeletion(context, requireSignedIn(context)))) throw new DomainError('not_found')
}
