import { t } from './messages.ts'

/** The identity of the product. Every screen, mail and document reads it here. */

export const product = 'Kere'

export const productNames = { en: product, kn: 'ಕೆರೆ' } as const

export const productMeaning = t('kere, a tank', 'What the name Kere means')

export const description = t('Field learning for people repairing water, energy and soil.', 'What Kere is, in one line')

export const city = t('Bengaluru', 'City')

export const country = t('India', 'Country')

export const foundedYear = 2024

export const supportHours = t('Mon–Fri, 9:00 am–6:00 pm IST', 'When somebody answers')

export const teamEmail = 'hello@kere.example'

export const supportReply = t('within 24 hours', 'How soon we answer; follows “we usually reply”')

/**
 * `ems` is the width in `--ds-font-accent`, so that nothing moves when that font loads. Its file contains only these
 * words.
 */
export const slogans = [
  { lang: 'kn', text: 'ಕಲಿಯಿರಿ, ಕಟ್ಟಿರಿ', ems: 5.83 },
  { lang: 'hi', text: 'सीखें, बनाएँ', ems: 4.33 },
] as const

export const languageNames = { en: 'English', kn: 'ಕನ್ನಡ', hi: 'हिन्दी', ta: 'தமிழ்' } as const
