import { product } from '@kere/brand/brand'
import type { MailContent, MailLink, MailValues } from './mail-content.ts'

export const dashboard: MailLink = { label: 'Go to your dashboard', path: '/dashboard' }
export const account: MailLink = { label: 'Go to your account', path: '/dashboard/account' }
export const sessions: MailLink = { label: 'See your sessions', path: '/dashboard/sessions' }
export const signIn: MailLink = { label: 'Sign in', path: '/auth/login' }
export const setPassword: MailLink = { label: 'Set a new password', path: '/auth/forgot-password' }

/** The text at the end of mails about an act that somebody other than the owner may have done. */
export const notYourDoing: NonNullable<MailContent['notYou']> = {
  text: 'If this was not you, set a new password now. This signs you out everywhere.',
  link: setPassword,
}

export const becauseAccount = `You received this email because you have a ${product} account with this address.`

/** Breaks up addresses in a stranger's text, so that mail programs do not turn them into links. */
export const unlinked = (typed: string) => typed.replaceAll(/\.(?=\p{L})/gu, '. ').replaceAll('://', ': //')

export const greet = ({ firstName }: MailValues): Pick<MailContent, 'greeting'> =>
  firstName ? { greeting: `Hello ${unlinked(firstName)},` } : {}

export function required(value: string | undefined): string {
  if (!value) throw new Error('The mail lacks a value that it cannot do without')
  return value
}

export const listFacts = (...facts: readonly (readonly [label: string, value: string | undefined])[]) =>
  facts.flatMap(([label, value]) => (value ? [[label, value] as const] : []))

const clock = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' })

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'Asia/Kolkata' })

/**
 * Writes a time as on screens: "Tue 15 December 2026 at 12:00 noon IST". "12:00 pm" would be ambiguous.
 * @param at ISO 8601
 */
export function writeTime(at: string | undefined): string | undefined {
  if (!at) return at
  const moment = new Date(at)
  const time = `${weekday.format(moment)} ${clock.format(moment)}`
  return `${time.replace(/\b12:00\sam$/, '12:00 midnight').replace(/\b12:00\spm$/, '12:00 noon')} IST`
}

const calendar = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeZone: 'Asia/Kolkata' })

export const writeDay = (at: string | undefined): string | undefined => at && calendar.format(new Date(at))
