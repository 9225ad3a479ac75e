import * as z from 'zod/mini'
import { limits } from '../http/limits.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { typedLineField, typedTextField } from '../text/text.ts'
import { fellowshipLimits, fellowshipTracks, preferredModes } from './fellowship-options.ts'

const line = typedLineField().check(z.maxLength(limits.lineLength, fieldMessages.tooLong(limits.lineLength)))

/** Every field of a draft may be incomplete. Only submitting requires them all. */
export const fellowshipDetails = z.object({
  track: z.enum(['', ...fellowshipTracks]),
  organization: line,
  role: line,
  areaOfInterest: line,
  motivation: typedTextField().check(
    z.maxLength(fellowshipLimits.motivationLength, fieldMessages.tooLong(fellowshipLimits.motivationLength)),
  ),
  phoneNumber: line,
  location: line,
  guardianContact: line,
  linkedinUrl: typedLineField().check(z.maxLength(limits.linkLength)),
  preferredMode: z.enum(['', ...preferredModes]),
  statementId: z.string().check(z.maxLength(64), z.regex(/^(?:fil_\w+)?$/)),
  statementName: typedLineField().check(z.maxLength(fellowshipLimits.fileNameLength)),
})

export type FellowshipDetails = z.infer<typeof fellowshipDetails>

export const emptyDetails: FellowshipDetails = {
  track: '',
  organization: '',
  role: '',
  areaOfInterest: '',
  motivation: '',
  phoneNumber: '',
  location: '',
  guardianContact: '',
  linkedinUrl: '',
  preferredMode: '',
  statementId: '',
  statementName: '',
}
