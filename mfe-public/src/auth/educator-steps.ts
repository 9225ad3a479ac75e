import { t } from '@kere/brand/messages'
import { linkHosts } from '@kere/brand/link-hosts'
import { limits } from '@kere/contracts/http/limits'
import { spokenLanguageNames } from '@kere/contracts/people/spoken-languages'
import { subjectNames } from '@kere/contracts/accounts/subject-names'
import { subjects } from '@kere/contracts/accounts/onboarding-options'
import { entriesField } from '@kere/ui/chat-flow/chat-flow-entries'
import { textOf, type ChatFlowState, type ChatStep } from '@kere/ui/chat-flow/chat-flow-state'

/** The steps' ids are the fields of the contract (S-267 to S-280). */
export function educatorSteps(answers: ChatFlowState['answers']): readonly ChatStep[] {
  const firstName = textOf(answers.firstName ?? '').trim()
  return [
    {
      id: 'firstName',
      question: t('What is your first name?', 'Question'),
      label: t('First name', 'Label of a field'),
      kind: 'text',
      autoComplete: 'given-name',
      maxLength: limits.nameLength,
    },
    {
      id: 'lastName',
      question: firstName
        ? t('And your last name, {name}?', { name: firstName }, 'Question')
        : t('And your last name?', 'Question'),
      label: t('Last name', 'Label of a field'),
      kind: 'text',
      autoComplete: 'family-name',
      maxLength: limits.nameLength,
    },
    {
      id: 'designation',
      question: t('What do you do? A job title or a short description.', 'Question'),
      label: t('Designation', 'Label: what somebody does at work'),
      kind: 'text',
      autoComplete: 'organization-title',
      maxLength: limits.lineLength,
    },
    {
      id: 'bio',
      question: t('Tell learners who you are.', 'Question'),
      hint: t('2 or 3 sentences about your work and what it has taught you.', 'Below a question'),
      label: t('Your bio', 'Label of a field'),
      kind: 'longText',
      minLength: limits.bioMinLength,
      maxLength: limits.bioLength,
    },
    {
      id: 'teachingExperience',
      question: t('How many years have you taught?', 'Question'),
      hint: t('In whole years, in a classroom or in the field. 0 is fine.', 'Below a question'),
      label: t('Years of teaching', 'Label of a field'),
      kind: 'number',
      unit: t('years', 'After a number'),
    },
    {
      id: 'subjectsOfInterest',
      question: t('What would you like to teach?', 'Question'),
      hint: t('Up to {count} subjects from our list.', { count: limits.subjectsOfInterest }, 'Below a question'),
      label: t('Subject', 'Label of a field: of a message'),
      kind: 'entries',
      field: entriesField,
      max: limits.subjectsOfInterest,
      maxLength: limits.entryLength,
      suggestions: subjects,
      names: subjectNames,
      refusal: t('Please choose a subject from the list', 'Error'),
    },
    {
      id: 'languagesSpoken',
      question: t('Which languages can you teach in?', 'Question'),
      hint: t('Add one at a time.', 'Below a question'),
      label: t('Language', 'Button: choose the language of the site'),
      kind: 'entries',
      field: entriesField,
      max: limits.languagesSpoken,
      maxLength: limits.entryLength,
      suggestions: Object.keys(spokenLanguageNames),
      names: spokenLanguageNames,
    },
    {
      id: 'organizationAffiliation',
      question: t('Which organization are you with?', 'Question'),
      hint: t('A college, a company or a collective. On your own? Write “Independent”.', 'Below a question'),
      label: t('Organization', 'Label of a field'),
      kind: 'text',
      autoComplete: 'organization',
      maxLength: limits.lineLength,
    },
    {
      id: 'linkedinUrl',
      question: t('Are you on LinkedIn?', 'Question'),
      hint: t(
        'The link to your profile, starting with {address}',
        { address: `${linkHosts.linkedin[0]}/` },
        'Below a question',
      ),
      label: t('LinkedIn URL', 'Label of a field'),
      isOptional: true,
      kind: 'text',
      type: 'url',
      maxLength: limits.linkLength,
    },
    {
      id: 'certifications',
      question: t('Do you have certificates or degrees that learners should know about?', 'Question'),
      hint: t('Add one at a time.', 'Below a question'),
      label: t('Certification', 'Label of a field; step of a fellowship'),
      isOptional: true,
      kind: 'entries',
      field: entriesField,
      max: limits.certifications,
      maxLength: limits.entryLength,
    },
    {
      id: 'phoneNumber',
      question: t('What is your phone number?', 'Question'),
      hint: t('Include the country code, such as +91 98765 43210.', 'Below a question'),
      label: t('Phone number', 'Label of a field'),
      kind: 'text',
      type: 'tel',
      autoComplete: 'tel',
      maxLength: 24,
    },
    {
      id: 'lumaProfileUrl',
      question: t('Do you list events on Lu.ma?', 'Question'),
      hint: t(
        'The link to your profile, starting with {address}',
        { address: `${linkHosts.luma[0]}/` },
        'Below a question',
      ),
      label: t('Lu.ma URL', 'Label of a field'),
      isOptional: true,
      kind: 'text',
      type: 'url',
      maxLength: limits.linkLength,
    },
  ]
}
