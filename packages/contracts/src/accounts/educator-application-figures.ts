import * as z from 'zod/mini'
import { openEnum } from '../http/open-enum.ts'
import { educatorStatuses } from './roles.ts'

export const applicationFigures = {
  pendingEducators: z.int(),
}

export const ownApplicationFigures = {
  educatorStatus: openEnum(educatorStatuses),
  /** Null until the user has proven the address. */
  application: z.nullable(
    z.object({
      submittedAt: z.iso.datetime(),
      reason: z.nullable(z.string()),
    }),
  ),
}
