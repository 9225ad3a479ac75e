import { locale } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { MailContent, MailLink, MailValues } from './mail-content.ts'

export const dashboard: MailLink = { label: t('Go to your dashboard', 'Email, button or link'), path: '/dashboard' }
export const account: MailLink = { label: t('Go to your account', 'Email, button or link'), path: '/dashboard/account' }
export const sessions: MailLink = {
  label: t('See your sessions', 'Email, button or link'),
  path: '/dashboard/sessions',
}
export const twoSteps: MailLink = {
  label: t('Open two-step verification', 'Email, button or link'),
  path: '/dashboard/two-step-verification',
}
export const signIn: MailLink = { label: t('Sign in', 'Email, button or link'), path: '/auth/login' }
export const setPassword: MailLink = {
  label: t('Set a new password', 'Email, button or link'),
  path: '/auth/forgot-password',
}

/** The text at the end of mails about an act that somebody other than the owner may have done. */
export const notYourDoing: NonNullable<MailContent['notYou']> = {
  text: t('If this was not you, set a new password now. This signs you out everywhere.', 'Email'),
  link: setPassword,
}

export const becauseAccount = t(
  'You received this email because you have a Kere account with this address.',
  'Email, why they received it',
)

/** Breaks up addresses in a stranger's text, so that mail programs do not turn them into links. */
export const unlinked = (typed: string) => typed.replaceAll(/\.(?=\p{L})/gu, '. ').replaceAll('://', ': //')

export const greet = ({ firstName }: MailValues): Pick<MailContent, 'greeting'> =>
  firstName ? { greeting: t('Hello {firstName},', { firstName: unlinked(firstName) }, 'Email') } : {}

export function required(value: string | undefined): string {
  if (!value) throw new Error('The mail lacks a value that it cannot do without')
  return value
}

type Fact = readonly [label: string, value: string | undefined]

export const listFacts = (...facts: readonly Fact[]) =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

const moments = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/**
 * Writes a time as on screens: "Tue 15 December 2026 at 12:00 noon IST". "12:00 pm" would be ambiguous.
 * @param at ISO 8601
 */
export function writeTime(at: string | undefined): string | undefined {
  if (!at) return at
  const parts = Object.fromEntries(moments.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
  const { weekday = '', day = '', month = '', year = '', minute = '', dayPeriod = '' } = parts
  const hour = String(Number(parts.hour))
  const isMorning = dayPeriod.toLowerCase() === 'am'
  const half =
    hour === '12' && minute === '00'
      ? isMorning
        ? t('midnight', 'After 12:00')
        : t('noon', 'After 12:00')
      : isMorning
        ? 'am'
        : 'pm'
  return t(
    '{weekday} {day} {month} {year} at {hour}:{minute} {half} IST',
    { weekday, day, month, year, hour, minute, half },
    'Time in an email, as “Tue 15 December 2026 at 12:00 noon IST”',
  )
}

const calendar = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'Asia/Kolkata' })

export const writeDay = (at: string | undefined): string | undefined => at && calendar.format(new Date(at))

/** The API describes a browser in English: "Firefox on Android". */
export function writeDevice(device: string | undefined): string | undefined {
  const [, browser, system] = /^(.+) on (.+)$/.exec(device ?? '') ?? []
  if (device === 'Unknown device') return t('Unknown device', 'A browser')
  return browser && system ? t('{browser} on {system}', { browser, system }, 'A browser on its system') : device
}

/** The parts that mails about an act on one's own account share. */
export const tellOwnAct = (values: MailValues, ...facts: readonly Fact[]) => ({
  ...greet(values),
  facts: listFacts(
    ...facts,
    [t('When', 'Email'), writeTime(values.at)],
    [t('Device', 'Email'), writeDevice(values.device)],
  ),
  notYou: notYourDoing,
  because: becauseAccount,
})
