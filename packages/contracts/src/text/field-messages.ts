import { t } from '@kere/brand/messages'
export const fieldMessages = {
  emailInvalid: t('Please enter a valid email address', 'Error: a form'),
  nameInvalid: t('Please use letters only', 'Error: a form'),
  tooLong: (characters: number) =>
    t(
      'Please use at most {characters, plural, one {# character} other {# characters}}',
      { characters },
      'Error: a form',
    ),
  tooMany: (entries: number) => t('Please add at most {entries}', { entries }, 'Error: a form'),
  phoneInvalid: t('Please enter a valid phone number', 'Error: a form'),
} as const
