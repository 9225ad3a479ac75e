import { t } from '@kere/brand/messages'
const dayMs = 24 * 60 * 60 * 1000

/** A usual time is not a promise, so one day is added. */
export const isLate = (since: string, usualDays: number, now: number) =>
  now - Date.parse(since) > (usualDays + 1) * dayMs

export const takesLonger = t('This takes longer than usual', 'Text, part of a page')

/** Five working days are one week. */
export const mentorDays = 7

export const applicationDays = 3
