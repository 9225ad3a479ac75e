import { t } from '@kere/brand/messages'
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
    question: t('Not sure where to start?', 'Question'),
    hint: t(
      'Answer four questions and get courses and events in the order we would do them, each with its reason.',
      'Learning path',
    ),
    label: t('Begin', 'Button'),
    kind: 'intro',
    action: t('Begin', 'Button'),
  },
  {
    id: 'userType',
    question: t('What describes you best?', 'Question'),
    label: t('You are a', 'Label of choices'),
    kind: 'choice',
    options: userTypes.map((value) => ({ value, label: userTypeNames[value] })),
  },
  {
    id: 'interests',
    question: t('What do you want to work on?', 'Question'),
    hint: t('Choose as many as you like. We look for courses and events that match.', 'Below a question'),
    label: t('Your interests', 'Label of choices'),
    kind: 'choices',
    options: interests.map((value) => ({ value, label: interestNames[value], detail: interestDetails[value] })),
  },
  {
    id: 'learningStyle',
    question: t('How do you like to learn?', 'Question'),
    label: t('Your learning style', 'Label of choices'),
    kind: 'choice',
    options: learningStyles.map((value) => ({
      value,
      label: learningStyleNames[value],
      detail: learningStyleDetails[value],
    })),
  },
  {
    id: 'person',
    question: t('Who is this path for?', 'Question'),
    hint: pathConsent,
    label: t('Name and email', 'Label of fields'),
    kind: 'fields',
    fields: [
      {
        id: 'name',
        label: t('Name', 'Label of a field: of a person'),
        type: 'text',
        autoComplete: 'name',
        maxLength: limits.nameLength,
        refusals: [pathMessages.nameRequired, fieldMessages.tooLong(limits.nameLength)],
      },
      {
        id: 'email',
        label: t('Email', 'Label of a field'),
        type: 'email',
        autoComplete: 'email',
        maxLength: limits.emailLength,
      },
    ],
  },
]
