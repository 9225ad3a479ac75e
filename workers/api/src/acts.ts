import { accountActs } from './accounts/accounts.acts.ts'
import { authActs } from './auth/auth.acts.ts'
import { contactActs } from './contact/contact.acts.ts'
import { educatorApplicationActs } from './educator-applications/educator-applications.acts.ts'
import { exportActs } from './exports/exports.acts.ts'
import { frameActs } from './frame/frame.acts.ts'
import { googleActs } from './google/google.acts.ts'
import { onboardingActs } from './onboarding/onboarding.acts.ts'
import { outboxActs } from './outbox/outbox.acts.ts'
import { sessionActs } from './session/session.acts.ts'

/** Everything that is written to the audit log, in the order in which a menu shows it. An action keeps its meaning for good. */
export const acts = {
  ...authActs,
  ...sessionActs,
  ...frameActs,
  ...accountActs,
  ...googleActs,
  ...onboardingActs,
  ...educatorApplicationActs,
  ...outboxActs,
  ...exportActs,
  ...contactActs,
} satisfies Record<string, { name: string; meaning: string }>

export type AuditAction = keyof typeof acts

export const isAuditAction = (action: string): action is AuditAction => Object.hasOwn(acts, action)

/** The words of an action; one that a later release has written is its own name. */
export const wordsOf = (action: string) => (isAuditAction(action) ? acts[action] : { name: action, meaning: null })
