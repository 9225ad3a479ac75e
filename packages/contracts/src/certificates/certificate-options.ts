import { t } from '@kere/brand/messages'
import { isKnown } from '../http/open-value.ts'

/** The issuer's did:web identifier. Verifiers resolve it to a document on the site's own host, which lists the keys. */
export const didOf = (origin: string) => `did:web:${encodeURIComponent(new URL(origin).host)}`

/** The wording of certificates for each kind of achievement. `done` labels the day of the achievement. */
export const certificateKindTexts = {
  course: {
    name: t('Course', 'Kind of certificate'),
    heading: t('Certificate of completion', 'Heading on a certificate'),
    lead: t('completed the course', 'On a certificate, after the name of the person and before the title'),
    done: t('Completed', 'Label of a day, certificates'),
    signer: t('Educator', 'Who signs a certificate'),
    achievementType: 'Course',
  },
  lab: {
    name: t('Challenge Lab', 'Kind of certificate'),
    heading: t('Certificate of contribution', 'Heading on a certificate'),
    lead: t(
      'contributed to the outcome of the Challenge Lab',
      'On a certificate, after the name of the person and before the title',
    ),
    done: t('Outcome published', 'Label of a day, certificates'),
    signer: t('Educator', 'Who signs a certificate'),
    achievementType: 'Fieldwork',
  },
  fellowship: {
    name: t('Fellowship', 'Kind of certificate'),
    heading: t('Certificate of completion', 'Heading on a certificate'),
    lead: t('completed the fellowship', 'On a certificate, after the name of the person and before the title'),
    done: t('Completed', 'Label of a day, certificates'),
    signer: t('Fellowship team', 'Who signs a certificate'),
    achievementType: 'LearningProgram',
  },
  mentorship: {
    name: t('Mentorship', 'Kind of certificate'),
    heading: t('Certificate of mentorship', 'Heading on a certificate'),
    lead: t('completed a mentorship in', 'On a certificate, after the name of the person and before the title'),
    done: t('Completed', 'Label of a day, certificates'),
    signer: t('Mentor', 'Who signs a certificate'),
    achievementType: 'LearningProgram',
  },
  event: {
    name: t('Event', 'Kind of certificate'),
    heading: t('Certificate of attendance', 'Heading on a certificate'),
    lead: t('attended the event', 'On a certificate, after the name of the person and before the title'),
    done: t('Attended', 'Label of a day, certificates'),
    signer: t('Host', 'Who signs a certificate'),
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
    title: t('This certificate is valid', 'Heading: the answer to whether a certificate is genuine'),
    text: t(
      'We signed it, and nothing in it has changed since.',
      'Error or text: the answer to whether a certificate is genuine',
    ),
  },
  changed: {
    title: t('This certificate was changed', 'Heading: the answer to whether a certificate is genuine'),
    text: t(
      'It names us as its issuer, but its content is not what we signed. Ask its holder for the link of the original.',
      'Error or text: the answer to whether a certificate is genuine',
    ),
  },
  revoked: {
    title: t('This certificate is no longer valid', 'Heading: the answer to whether a certificate is genuine'),
    text: t(
      'We signed it, and it was taken back later, by us or by its holder.',
      'Error or text: the answer to whether a certificate is genuine',
    ),
  },
  expired: {
    title: t('This certificate has expired', 'Heading: the answer to whether a certificate is genuine'),
    text: t(
      'We signed it, and the time for which it was valid is over.',
      'Error or text: the answer to whether a certificate is genuine',
    ),
  },
  foreign: {
    title: t('This certificate is not from us', 'Heading: the answer to whether a certificate is genuine'),
    text: t(
      'We did not sign it, so we cannot say whether it is genuine. Ask the issuer that it names.',
      'Error or text: the answer to whether a certificate is genuine',
    ),
  },
  unreadable: {
    title: t('This could not be read as a certificate', 'Heading: the answer to whether a certificate is genuine'),
    text: t(
      'Paste the link of a certificate, its number, or the whole text of its file.',
      'Error or text: the answer to whether a certificate is genuine',
    ),
  },
} as const satisfies Record<VerificationOutcome, { title: string; text: string }>

/** A reason is added if the text of the outcome alone would leave the reader with a question. */
export const verificationReasonTexts = {
  no_such_number: t(
    'We have no certificate with this number. Look for a missing or wrong letter.',
    'Error or text: why a certificate is not genuine',
  ),
  not_signed_yet: t(
    'This certificate was issued a moment ago and is signed within a minute. Try again then.',
    'Error or text: why a certificate is not genuine',
  ),
  too_large: t('This is larger than any certificate of ours.', 'Error or text: why a certificate is not genuine'),
  not_json: t(
    'The text is not complete: a certificate’s file begins with {open} and ends with {close}.',
    { open: '{', close: '}' },
    'Error or text: why a certificate is not genuine',
  ),
  no_credential: t('This is a file of another kind.', 'Error or text: why a certificate is not genuine'),
  other_format: t(
    'This is a certificate of another format, which only its issuer can verify.',
    'Error or text: why a certificate is not genuine',
  ),
  unknown_key: t('It names a key that is not ours.', 'Error or text: why a certificate is not genuine'),
  withdrawn: t('Its holder has left, and took it back.', 'Error or text: why a certificate is not genuine'),
  superseded: t(
    'The holder’s name was corrected, and a new certificate took its place.',
    'Error or text: why a certificate is not genuine',
  ),
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
