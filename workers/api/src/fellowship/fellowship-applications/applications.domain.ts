import { fellowshipMessages, type FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import { isAdult } from '../../base/age.ts'

export interface ApplicantFacts {
  dateOfBirth: string | null
  studyYear: string | null
  phoneNumber: string | null
  email: string
}

const grades = new Set(['Grade 9', 'Grade 10', 'Grade 11', 'Grade 12'])
const college = new Set(['Year 1', 'Year 2', 'Year 3', 'Year 4', 'Year 5', 'Postgraduate', 'Doctoral'])

/** S-164: gives a sentence for each condition of the track that the applicant's profile does not meet. */
export function unmetConditions(
  track: FellowshipTrack,
  { dateOfBirth, studyYear }: ApplicantFacts,
  startsOn: string,
): string[] {
  if (track === 'k12')
    return studyYear !== null && grades.has(studyYear)
      ? []
      : ['This track is for grades 9 to 12, as your profile says.']
  const adult =
    dateOfBirth === null
      ? ['Add your date of birth to your profile.']
      : isAdult(dateOfBirth, startsOn)
        ? []
        : ['You must be 18 or older when the program starts.']
  if (track === 'professional') return adult
  const studies =
    studyYear !== null && college.has(studyYear) ? [] : ['This track is for college students, as your profile says.']
  return [...studies, ...adult]
}

const plain = (contact: string) => contact.toLowerCase().replaceAll(/[\s().-]/g, '')
const digits = (contact: string) => contact.replaceAll(/\D/g, '').slice(-10)

/** The guardian must be another person than the applicant. */
export function refuseOwnContact(
  guardianContact: string,
  { email, phoneNumber, typedPhone }: Pick<ApplicantFacts, 'email' | 'phoneNumber'> & { typedPhone: string },
): string | undefined {
  const isOwnPhone = [phoneNumber ?? '', typedPhone].some(
    (own) => digits(own).length === 10 && digits(own) === digits(guardianContact),
  )
  return isOwnPhone || plain(guardianContact) === plain(email) ? fellowshipMessages.guardianIsOwn : undefined
}
