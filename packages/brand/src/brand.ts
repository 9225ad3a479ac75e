/** Change the product's identity here, and every screen, mail and document follows. */

export const product = 'Kere'

export const productNames = { en: product, kn: 'ಕೆರೆ' } as const

export const productMeaning = 'kere, a tank'

export const description = 'Field learning for people repairing water, energy and soil.'

export const city = 'Bengaluru'

export const country = 'India'

export const foundedYear = 2024

/** S-010, W-60. */
export const supportHours = 'Mon–Fri, 9:00 am–6:00 pm IST'

export const teamEmail = 'hello@kere.example'

export const supportReply = 'within 24 hours'

/**
 * "Learn, build" in two other scripts, in `--ds-font-accent`, whose font file holds exactly these words: `ems` is how wide they
 * are in it, for their box, so that nothing moves when it comes.
 */
export const slogans = [
  { lang: 'kn', text: 'ಕಲಿಯಿರಿ, ಕಟ್ಟಿರಿ', ems: 5.83 },
  { lang: 'hi', text: 'सीखें, बनाएँ', ems: 4.33 },
] as const

/** What a course may be taught in, each in its own script. */
export const languageNames = { en: 'English', kn: 'ಕನ್ನಡ', hi: 'हिन्दी' } as const
