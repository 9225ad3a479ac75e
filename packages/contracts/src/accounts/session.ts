import * as z from 'zod/mini'
import { openEnum } from '../http/open-enum.ts'
import { educatorStatuses, roles } from './roles.ts'

export const securityTasks = ['second_factor', 'password'] as const

export const sessionUser = z.object({
  id: z.string(),
  role: openEnum(roles),
  firstName: z.string(),
  lastName: z.string(),
  /** An older API and its tokens do not contain this field. */
  avatarPath: z.optional(z.nullable(z.string())),
  isEnrolled: z.boolean(),
  isSuperAdmin: z.boolean(),
  /** Always true (U-02). The field remains for older releases, which still read it. */
  isEmailVerified: z.boolean(),
  isOnboarded: z.boolean(),
  educatorStatus: z.nullable(openEnum(educatorStatuses)),
  /** False if the age is unknown (C-49). An older API and its tokens do not contain this field. */
  isAdult: z.optional(z.boolean()),
  /** Staff must do this before anything else. An older API and its tokens do not contain this field. */
  securityTask: z.optional(z.nullable(openEnum(securityTasks))),
  /** True for a person under 18 whose guardian has not agreed. An older API and its tokens do not contain this field. */
  isWaiting: z.optional(z.boolean()),
})

export type SessionUser = z.infer<typeof sessionUser>

/** A user with known values only, as in the API and in an access token. */
export type KnownUser = z.input<typeof sessionUser>
