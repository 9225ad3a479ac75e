import type { AuditAction } from '@kere/contracts/audit-options'

/** What an act means, for who has not seen one before. */
export const actionMeanings: Record<AuditAction, string> = {
  'session.signed_in': 'Somebody gave the right address and password, and a session began.',
  'session.sign_in_refused': 'Somebody tried to sign in to this account and was refused.',
  'session.signed_out': 'The user signed out, and the session ended.',
  'session.revoked': 'The user ended one of their sessions.',
  'session.others_revoked': 'The user signed out everywhere but where they were.',
  'session.replayed':
    'A session key that had already been exchanged came back. It may have been stolen, so the session was ended.',
  'access.denied': 'The user asked for something that their role may not do, and nothing was done.',
  'account.registered': 'Somebody created an account. Until the address is confirmed, nobody knows whose it is.',
  'account.email_verified': 'The user opened the link in our mail and confirmed that the address is theirs.',
  'account.password_reset': 'The user chose a new password through a link in our mail, and every session ended.',
  'account.google_linked': 'The user signed in with Google, and that Google account now opens this account.',
  'account.taken_over':
    'The owner of the address signed in with Google. The password and the sessions of whoever created the account before were discarded.',
  'account.role_chosen': 'The user chose whether to learn or to teach.',
  'account.onboarded': 'The user finished onboarding, and the profile is complete.',
  'account.refused_under_age': 'The date of birth was of somebody under 13. Nothing of theirs was kept.',
  'role.changed': 'The user got another role. What they may do changed at once.',
  'educator_application.submitted': 'The user applied to teach and waits for an answer.',
  'educator_application.approved': 'An admin approved the application: the user may publish, host and mentor.',
  'educator_application.rejected': 'An admin declined the application and gave the reason.',
  'outbox.replayed': 'An admin sent a mail again that had failed, or of which nobody knew whether it had been sent.',
}
