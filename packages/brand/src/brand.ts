/** The identity of the product. Every screen, mail and document reads it here. */

export const product = 'Kere'

export const productNames = { en: product, kn: 'ಕೆರೆ' } as const

export const productMeaning = 'kere, a tank'

export const description = 'Field learning for people repairing water, energy and soil.'

export const city = 'Bengaluru'

export const country = 'India'

export const foundedYear = 2024

export const supportHours = 'Mon–Fri, 9:00 am–6:00 pm IST'

export const teamEmail = 'hello@kere.example'

export const supportReply = 'within 24 hours'

/**
 * `ems` is the width in `--ds-font-accent`, so that nothing moves when that font loads. Its file contains only these
 * words.
 */
export const slogans = [
  { lang: 'kn', text: 'ಕಲಿಯಿರಿ, ಕಟ್ಟಿರಿ', ems: 5.83 },
  { lang: 'hi', text: 'सीखें, बनाएँ', ems: 4.33 },
] as const

export const languageNames = { en: 'English', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' } as const
