export const minorMentorAnswers = ['yes', 'no'] as const

export type MinorMentorAnswer = (typeof minorMentorAnswers)[number]
