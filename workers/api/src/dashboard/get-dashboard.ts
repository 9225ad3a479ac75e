import type * as contract from '@kere/contracts/dashboard'
import type { EndpointAnswer } from '@kere/contracts/endpoint'
import type { Context } from '../context.ts'
import { readParts } from '../frame/batch-part.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { dashboardParts } from './dashboard-parts.ts'

/** One round trip (U-13). */
export async function getDashboard(context: Context): Promise<EndpointAnswer<typeof contract.getDashboard>> {
  const { userId, role } = requireSignedIn(context)
  const reader = { db: context.db, userId, now: context.now() }
  switch (role) {
    case 'student':
      return { role, ...(await readParts(reader, dashboardParts.student)) }
    case 'educator':
      return { role, ...(await readParts(reader, dashboardParts.educator)) }
    case 'admin':
      return { role, ...(await readParts(reader, dashboardParts.admin)) }
  }
}
