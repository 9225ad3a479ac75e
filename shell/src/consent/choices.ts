/** The key in local storage of the choice, which lasts until the user changes it (S-293, S-304). */
export const consentKey = 'cookie-consent'

export const choices = ['accepted', 'declined'] as const

export type Choice = (typeof choices)[number]
