import { onboardingMessages } from '@kere/contracts/accounts/onboarding-messages'
import { limits } from '@kere/contracts/http/limits'

export interface BirthDateParts {
  birthDay: string
  birthMonth: string
  birthYear: string
}

export const birthDateParts = ['birthDay', 'birthMonth', 'birthYear'] as const satisfies (keyof BirthDateParts)[]

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

const isNumber = (text: string, digits: RegExp) => digits.test(text.trim())

/** Returns an empty text if the day does not exist. */
export function isoOf({ birthDay, birthMonth, birthYear }: BirthDateParts): string {
  if (!isNumber(birthDay, /^\d{1,2}$/) || !isNumber(birthMonth, /^\d{2}$/) || !isNumber(birthYear, /^\d{4}$/)) return ''
  const day = Number(birthDay)
  const isReal = day >= 1 && day <= daysIn(Number(birthYear), Number(birthMonth))
  return isReal ? `${birthYear.trim()}-${birthMonth}-${String(day).padStart(2, '0')}` : ''
}

interface BirthDateError {
  parts: readonly (keyof BirthDateParts)[]
  message: string
}

/** Checks the date for quick feedback. The API makes the decision. */
export function checkBirthDate(parts: BirthDateParts, today: string): BirthDateError | null {
  const missing = birthDateParts.filter((part) => parts[part].trim() === '')
  if (missing.length > 0) return { parts: missing, message: onboardingMessages.dateOfBirthRequired }
  const date = isoOf(parts)
  if (date === '') return { parts: [wrongPart(parts)], message: onboardingMessages.dateOfBirthUnreal }
  return date < today ? null : { parts: ['birthYear'], message: onboardingMessages.dateOfBirthInvalid }
}

const wrongPart = ({ birthYear }: BirthDateParts) => (isNumber(birthYear, /^\d{4}$/) ? 'birthDay' : 'birthYear')

export const dateInIndia = (now: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now)

/**
 * Returns whether the date is that of a minor, who is asked for nothing optional (C-49). False if the date is missing.
 */
export function isMinor(date: string, today: string): boolean {
  if (date === '') return false
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4))
  const hadBirthday = today.slice(5) >= date.slice(5)
  return years - (hadBirthday ? 0 : 1) < limits.fullAge
}
