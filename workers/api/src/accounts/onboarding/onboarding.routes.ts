import * as endpoints from '@kere/contracts/accounts/onboarding'
import { clearedSessionCookies } from '@kere/session/session-cookies'
import { clearedDeviceCookie } from '../auth/device-cookie.ts'
import { renewAccess } from '../auth/renew-access.ts'
import { DomainError } from '../../base/domain-error.ts'
import { route } from '../../http/route.ts'
import { chooseRole } from './choose-role.ts'
import { completeOnboarding } from './complete-onboarding.ts'

export const routes = [
  route(endpoints.chooseRole, async (context, { body }, exchange) => {
    await chooseRole(context, body.role)
    return { user: await renewAccess(context, exchange) }
  }),
  route(endpoints.completeOnboarding, async (context, { body }, exchange) => {
    await completeOnboarding(context, body).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === 'under_age')
        exchange.setCookies([...clearedSessionCookies(), clearedDeviceCookie()])
      throw error
    })
    return { user: await renewAccess(context, exchange) }
  }),
]
