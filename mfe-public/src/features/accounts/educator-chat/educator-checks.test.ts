import type { ChatFlowState } from '@kere/ui/chat-flow/chat-flow-state'
import { describe, expect, it } from 'vitest'
import { findProblem, readAnswers } from './educator-checks.ts'
import { educatorSteps } from '../../../auth/educator-steps.ts'

const answers: ChatFlowState['answers'] = {
  firstName: ' Devang ',
  lastName: 'Trivedi',
  designation: 'Rangeland ecologist',
  bio: 'I work with herders in the Banni grassland.',
  teachingExperience: '4',
  subjectsOfInterest: ['Water Management'],
  languagesSpoken: ['Gujarati'],
  organizationAffiliation: 'Independent',
  phoneNumber: '+91 98765 43210',
}

describe('the answers of the educator chat', () => {
  it('[S-267] are twelve, in their order', () => {
    expect(educatorSteps({}).map(({ id }) => id)).toEqual([
      'firstName',
      'lastName',
      'designation',
      'bio',
      'teachingExperience',
      'subjectsOfInterest',
      'languagesSpoken',
      'organizationAffiliation',
      'linkedinUrl',
      'certifications',
      'phoneNumber',
      'lumaProfileUrl',
    ])
  })

  it.each([
    ['S-269', 'firstName', ' ', 'First name is required'],
    ['S-270', 'lastName', '', 'Last name is required'],
    ['S-315', 'lastName', 'R2D2', 'Please use letters only'],
    ['S-271', 'designation', '', 'Designation is required'],
    ['S-272, C-12', 'bio', ` ${'a'.repeat(19)} `, 'Please provide a bio of at least 20 characters'],
    ['S-273', 'teachingExperience', '-1', 'Please enter a valid number of years'],
    ['S-273', 'teachingExperience', '2.5', 'Please enter a valid number of years'],
    ['S-273', 'teachingExperience', 'two', 'Please enter a valid number of years'],
    ['S-273', 'teachingExperience', '', 'Please enter a valid number of years'],
    ['S-274', 'subjectsOfInterest', [], 'Please add at least one subject'],
    ['S-275', 'languagesSpoken', [], 'Please add at least one language'],
    ['S-276, C-13', 'organizationAffiliation', '', 'Organization affiliation is required'],
    [
      'S-277, C-55',
      'linkedinUrl',
      'https://example.com/me',
      'Please enter a valid LinkedIn URL, for example https://www.linkedin.com/in/asha-rao',
    ],
    ['S-279, C-56', 'phoneNumber', '98765', 'Please enter a valid phone number'],
    ['S-279', 'phoneNumber', '', 'Please enter a valid phone number'],
    ['S-279', 'phoneNumber', '123 456 789', 'Please enter a valid phone number'],
    ['S-279', 'phoneNumber', '123 456 7890123', 'Please enter a valid phone number'],
    ['S-279', 'phoneNumber', '++1234567890', 'Please enter a valid phone number'],
    ['S-279', 'phoneNumber', '123+4567890', 'Please enter a valid phone number'],
    ['S-279', 'phoneNumber', '123 456 78a0', 'Please enter a valid phone number'],
    [
      'S-280, C-55',
      'lumaProfileUrl',
      'calendar.example.com/me',
      'Please enter a valid Lu.ma URL starting with https://lu.ma/, for example https://lu.ma/asha-rao',
    ],
  ])('[%s] %s: %j is refused', (_, id, answer, problem) => {
    expect(findProblem(id, answer)).toBe(problem)
  })

  it.each([
    ['C-12', 'bio', 'a'.repeat(20)],
    ['S-273', 'teachingExperience', ' 0 '],
    ['S-277', 'linkedinUrl', ''],
    ['C-55', 'linkedinUrl', 'https://linkedin.com/in/devang'],
    ['S-278', 'certifications', []],
    ['C-56', 'phoneNumber', '+91 98765 43210'],
    ['S-279', 'phoneNumber', '080-2334.5678'],
    ['S-279', 'phoneNumber', '1234567890'],
    ['S-279', 'phoneNumber', '+1234567890'],
    ['S-279', 'phoneNumber', '123-456-7890'],
    ['S-279', 'phoneNumber', '(123) 456 78901'],
    ['S-279', 'phoneNumber', '123 456 789012'],
    ['C-55', 'lumaProfileUrl', 'https://luma.com/devang'],
  ])('[%s] %s: %j will do', (_, id, answer) => {
    expect(findProblem(id, answer)).toBeUndefined()
  })

  it('[S-282] are kept as the contract wants them, with nothing where a question was skipped', () => {
    expect(readAnswers({ answers, pending: {}, position: 12, edit: null })).toEqual({
      ...answers,
      firstName: 'Devang',
      teachingExperience: 4,
      linkedinUrl: '',
      certifications: [],
      phoneNumber: '+919876543210',
      lumaProfileUrl: '',
    })
  })
})
