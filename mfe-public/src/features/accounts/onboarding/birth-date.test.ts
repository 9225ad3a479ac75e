import { describe, expect, it } from 'vitest'
import { checkBirthDate, dateInIndia, isMinor, isoOf } from './birth-date.ts'

const today = '2026-11-20'
const parts = (birthDay: string, birthMonth: string, birthYear: string) => ({ birthDay, birthMonth, birthYear })

describe('a date of birth in three parts', () => {
  it.each([
    [parts('5', '03', '1998'), '1998-03-05'],
    [parts(' 31 ', '12', ' 2001 '), '2001-12-31'],
    [parts('29', '02', '2004'), '2004-02-29'],
    [parts('29', '02', '2005'), ''],
    [parts('31', '04', '1998'), ''],
    [parts('0', '04', '1998'), ''],
    [parts('5', '03', '98'), ''],
    [parts('', '03', '1998'), ''],
  ])('%o is %s', (typed, date) => {
    expect(isoOf(typed)).toBe(date)
  })

  it.each([
    [parts('', '', ''), ['birthDay', 'birthMonth', 'birthYear'], 'Date of birth is required'],
    [parts('5', '', '1998'), ['birthMonth'], 'Date of birth is required'],
    [parts('5', '03', ' '), ['birthYear'], 'Date of birth is required'],
    [parts('31', '02', '1998'), ['birthDay'], 'Please enter a real date, with four digits for the year'],
    [parts('5', '03', '98'), ['birthYear'], 'Please enter a real date, with four digits for the year'],
    [parts('20', '11', '2026'), ['birthYear'], 'Please enter a date of birth in the past'],
    [parts('1', '01', '2031'), ['birthYear'], 'Please enter a date of birth in the past'],
  ])('[C-49] of %o it names what is wrong', (typed, wrong, message) => {
    expect(checkBirthDate(typed, today)).toEqual({ parts: wrong, message })
  })

  it('has nothing against a day in the past', () => {
    expect(checkBirthDate(parts('19', '11', '2026'), today)).toBeNull()
  })
})

describe('under 18', () => {
  it.each([
    ['2008-11-20', false],
    ['2008-11-21', true],
    ['2008-12-01', true],
    ['1970-01-01', false],
    ['', false],
  ])('[C-49] is said of %s: %s', (date, isUnder) => {
    expect(isMinor(date, today)).toBe(isUnder)
  })

  it('is counted by the calendar of India', () => {
    expect(dateInIndia(new Date('2026-11-19T18:29:59Z'))).toBe('2026-11-19')
    expect(dateInIndia(new Date('2026-11-19T18:30:00Z'))).toBe('2026-11-20')
  })
})
