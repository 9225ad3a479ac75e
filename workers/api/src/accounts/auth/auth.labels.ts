export const auditActions = {
  'session.signed_in': {
    name: 'Signed in',
    meaning: 'Somebody gave the right email and password, and a session began.',
  },
  'session.sign_in_refused': {
    name: 'Sign-in refused',
    meaning: 'Somebody tried to sign in to this account and was refused.',
  },
  'session.signed_out': { name: 'Signed out', meaning: 'The user signed out, and the session ended.' },
  'session.replayed': {
    name: 'Used session key refused',
    meaning: 'A session key was used a second time. It may have been stolen, so the session was ended.',
  },
}

export const mailTemplates = {
  new_device: { name: 'New sign-in' },
  session_replayed: { name: 'Session may have been copied' },
}

declare module '../../http/labels.ts' {
  interface AuditActions extends Record<keyof typeof auditActions, true> {}
  interface MailTemplates extends Record<keyof typeof mailTemplates, true> {}
}
