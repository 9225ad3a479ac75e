export const dataChoices = ['low', 'full'] as const

export type DataChoice = (typeof dataChoices)[number]

const cookieName = 'kere_data'

const year = 60 * 60 * 24 * 365

export const dataCookie = (choice: DataChoice) =>
  `${cookieName}=${choice}; Path=/; Max-Age=${year}; SameSite=Lax; Secure; HttpOnly`

/** Tells whether the reader has asked for less data, or, without a choice of their own, their browser. */
export function asksForLessData({ headers }: Pick<Request, 'headers'>): boolean {
  const chosen = new RegExp(`(?:^|;\\s*)${cookieName}=(low|full)(?:;|$)`).exec(headers.get('cookie') ?? '')?.[1]
  return chosen ? chosen === 'low' : headers.get('save-data')?.toLowerCase() === 'on'
}
