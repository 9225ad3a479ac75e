import * as z from 'zod/mini'
import { openEnum } from '../http/open-enum.ts'
import { educatorStatuses, roles } from './roles.ts'

export const sessionUser = z.object({
  id: z.string(),
  role: openEnum(roles),
  firstName: z.string(),
  lastName: z.string(),
  /** Unset by an older API and in its tokens. */
  avatarPath: z.optional(z.nullable(z.string())),
  isEnrolled: z.boolean(),
  /** S-339, C-42 */
  isSuperAdmin: z.boolean(),
  /** Always true (U-02); older releases ask for it. */
  isEmailVerified: z.boolean(),
  isOnboarded: z.boolean(),
  educatorStatus: z.nullable(openEnum(educatorStatuses)),
  /** False where the age is not known (C-49). Unset by an older API, and in a token that it has signed. */
  isAdult: z.optional(z.boolean()),
})

export type SessionUser = z.infer<typeof sessionUser>

/** With known values only: in the API, and in an access token. */
export type KnownUser = z.input<typeof sessionUser>
