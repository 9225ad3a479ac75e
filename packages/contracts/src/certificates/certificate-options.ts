import { t } from '@kere/brand/messages'
import { isKnown } from '../http/open-value.ts'

/** The issuer's did:web identifier. Verifiers resolve it to a document on the site's own host, which lists the keys. */
export const didOf = (origin: string) => `did:web:${encodeURIComponent(new URL(origin).host)}`

/** The wording of certificates for each kind of achievement. `done` labels the day of the achievement. */
export const certificateKindTexts = {
  course: {
    name: t('Course', 'Kind of certificate'),
    heading: 'Certificate of completion',
    lead: 'completed the course',
    done: 'Completed',
    signer: 'Educator',
    achievementType: 'Course',
  },
  lab: {
    name: t('Challenge Lab', 'Kind of certificate'),
    heading: 'Certificate of contribution',
    lead: 'contributed to the outcome of the Challenge Lab',
    done: 'Outcome published',
    signer: 'Educator',
    achievementType: 'Fieldwork',
  },
  fellowship: {
    name: t('Fellowship', 'Kind of certificate'),
    heading: 'Certificate of completion',
    lead: 'completed the fellowship',
    done: 'Completed',
    signer: 'Fellowship team',
    achievementType: 'LearningProgram',
  },
  mentorship: {
    name: t('Mentorship', 'Kind of certificate'),
    heading: 'Certificate of mentorship',
    lead: 'completed a mentorship in',
    done: 'Completed',
    signer: 'Mentor',
    achievementType: 'LearningProgram',
  },
  event: {
    name: t('Event', 'Kind of certificate'),
    heading: 'Certificate of attendance',
    lead: 'attended the event',
    done: 'Attended',
    signer: 'Host',
    achievementType: 'CoCurricular',
  },
} as const

export type CertificateKind = keyof typeof certificateKindTexts

// `Object.keys` loses the type of the keys.
export const certificateKinds = Object.keys(certificateKindTexts) as [CertificateKind, ...CertificateKind[]]

/** A kind that only a newer API knows gets the wording of a course. */
export const kindTextsOf = (kind = 'course') => certificateKindTexts[isKnown(certificateKinds, kind) ? kind : 'course']

/**
 * `signing`: issued, and signed within a minute. `superseded`: replaced by another certificate with a corrected name.
 */
export const certificateStates = ['signing', 'valid', 'revoked', 'superseded'] as const

export type CertificateState = (typeof certificateStates)[number]

/** The values of the admins' filter. */
export const certificateStandings = ['valid', 'revoked'] as const

export type CertificateStanding = (typeof certificateStandings)[number]

export const verificationOutcomes = ['valid', 'changed', 'revoked', 'expired', 'foreign', 'unreadable'] as const

export type VerificationOutcome = (typeof verificationOutcomes)[number]

/** Explains each outcome to the person who checks a certificate. */
export const verificationTexts = {
  valid: {
    title: 'This certificate is valid',
    text: 'We signed it, and nothing in it has changed since.',
  },
  changed: {
    title: 'This certificate was changed',
    text: 'It names us as its issuer, but its content is not what we signed. Ask its holder for the link of the original.',
  },
  revoked: {
    title: 'This certificate is no longer valid',
    text: 'We signed it, and it was taken back later, by us or by its holder.',
  },
  expired: {
    title: 'This certificate has expired',
    text: 'We signed it, and the time for which it was valid is over.',
  },
  foreign: {
    title: 'This certificate is not from us',
    text: 'We did not sign it, so we cannot say whether it is genuine. Ask the issuer that it names.',
  },
  unreadable: {
    title: 'This could not be read as a certificate',
    text: 'Paste the link of a certificate, its number, or the whole text of its file.',
  },
} as const satisfies Record<VerificationOutcome, { title: string; text: string }>

/** A reason is added if the text of the outcome alone would leave the reader with a question. */
export const verificationReasonTexts = {
  no_such_number: 'We have no certificate with this number. Look for a missing or wrong letter.',
  not_signed_yet: 'This certificate was issued a moment ago and is signed within a minute. Try again then.',
  too_large: 'This is larger than any certificate of ours.',
  not_json: 'The text is not complete: a certificate’s file begins with { and ends with }.',
  no_credential: 'This is a file of another kind.',
  other_format: 'This is a certificate of another format, which only its issuer can verify.',
  unknown_key: 'It names a key that is not ours.',
  withdrawn: 'Its holder has left, and took it back.',
  superseded: 'The holder’s name was corrected, and a new certificate took its place.',
} as const

export type VerificationReason = keyof typeof verificationReasonTexts

// `Object.keys` loses the type of the keys.
export const verificationReasons = Object.keys(verificationReasonTexts) as [VerificationReason, ...VerificationReason[]]

export const certificateLimits = {
  wordsLength: 300,
  signatureLength: 80,
  /** The limit in characters for a text to verify. A certificate of this site has about 3,000. */
  verifiedLength: 50_000,
  /** The limit in bytes for a picture to search for a certificate. A certificate's picture has about 70,000. */
  pictureBytes: 2_000_000,
  /**
   * The learners who get their certificate at once when certificates are switched on. The others follow, some every
   * minute.
   */
  issuedAtOnce: 200,
  /** The number of certificates that share one signed status list. */
  listLength: 131_072,
  /** The number of times that the name on one certificate can be corrected. */
  corrections: 3,
} as const

export const certificateMessages = {
  signatureRequired: 'Please enter the name that signs the certificate',
  minimumInvalid: 'Please enter a whole number from 0 to 100',
  reasonRequired: 'Please say why',
  courseRequired: 'Please choose a course',
} as const
