/** Local storage holds the choice until it is changed (S-293, S-304). */
export const consentKey = 'cookie-consent'

export const choices = ['accepted', 'declined'] as const

export type Choice = (typeof choices)[number]
