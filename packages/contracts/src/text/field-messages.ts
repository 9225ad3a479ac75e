import { countOf } from '@kere/brand/count'
export const fieldMessages = {
  emailInvalid: 'Please enter a valid email address',
  nameInvalid: 'Please use letters only',
  tooLong: (characters: number) => `Please use at most ${countOf(characters, 'character')}`,
  tooMany: (entries: number) => `Please add at most ${entries}`,
  phoneInvalid: 'Please enter a valid phone number',
} as const
