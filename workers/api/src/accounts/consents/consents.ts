import type { ConsentPurpose } from '@kere/contracts/accounts/consents-options'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { withInstants } from '../../base/instants.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { type ConsentRow, selectConsents, withdrawOwn } from './consents.queries.ts'

export const listConsents = async (context: Context) =>
  toLedger(await selectConsents(context.db, requireSignedIn(context)))

/** @throws {DomainError} `consent_needed` */
export async function withdrawConsent(context: Context, purpose: ConsentPurpose) {
  if (purpose === 'account') throw new DomainError('consent_needed')
  return toLedger(await withdrawOwn(context, requireSignedIn(context), purpose))
}

const toLedger = (rows: readonly ConsentRow[]) => ({
  items: rows.map(withInstants),
})
