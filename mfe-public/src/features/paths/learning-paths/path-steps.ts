import { limits } from '@kere/contracts/http/limits'
import { fieldMessages } from '@kere/contracts/text/field-messages'
import {
  interestDetails,
  interestNames,
  interests,
  learningStyleDetails,
  learningStyleNames,
  learningStyles,
  pathConsent,
  pathMessages,
  userTypeNames,
  userTypes,
} from '@kere/contracts/paths/learning-path-options'
import type { ChatStep } from '@kere/ui/chat-flow/chat-flow-state'

export const pathSteps: readonly ChatStep[] = [
  {
    id: 'begin',
    question: 'Not sure where to start?',
    hint: 'Answer four questions and get courses and events in the order we would do them, each with its reason.',
    label: 'Begin',
    kind: 'intro',
    action: 'Begin',
  },
  {
    id: 'userType',
    question: 'What describes you best?',
    label: 'You are a',
    kind: 'choice',
    options: userTypes.map((value) => ({ value, label: userTypeNames[value] })),
  },
  {
    id: 'interests',
    question: 'What do you want to work on?',
    hint: 'Choose as many as you like. We look for courses and events that match.',
    label: 'Your interests',
    kind: 'choices',
    options: interests.map((value) => ({ value, label: interestNames[value], detail: interestDetails[value] })),
  },
  {
    id: 'learningStyle',
    question: 'How do you like to learn?',
    label: 'Your learning style',
    kind: 'choice',
    options: learningStyles.map((value) => ({
      value,
      label: learningStyleNames[value],
      detail: learningStyleDetails[value],
    })),
  },
  {
    id: 'person',
    question: 'Who is this path for?',
    hint: pathConsent,
    label: 'Name and email',
    kind: 'fields',
    fields: [
      {
        id: 'name',
        label: 'Name',
        type: 'text',
        autoComplete: 'name',
        maxLength: limits.nameLength,
        refusals: [pathMessages.nameRequired, fieldMessages.tooLong(limits.nameLength)],
      },
      { id: 'email', label: 'Email', type: 'email', autoComplete: 'email', maxLength: limits.emailLength },
    ],
  },
]
