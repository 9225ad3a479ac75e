import * as z from 'zod/mini'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { newestOrOldest, resource } from '../http/resource.ts'
import { requiredLine, requiredText } from '../text/text.ts'
import { breachLimits, breachStates } from './breach-options.ts'

export const problems = {
  breach_table_unknown: { status: 409, title: 'One of these tables holds nothing of people. Load the page again' },
  breach_not_searched: { status: 409, title: 'Find the people first' },
  breach_told: { status: 409, title: 'The letters were sent already' },
} as const

const moment = z.iso.datetime()

export const breach = z.object({
  id: z.string(),
  isDrill: z.boolean(),
  state: openEnum(breachStates),
  /** The tables that were seen, and the fields of people in them. */
  held: z.array(z.object({ table: z.string(), what: z.string(), fields: z.array(z.string()) })),
  fromAt: moment,
  toAt: moment,
  nature: z.string(),
  consequences: z.string(),
  measures: z.string(),
  advice: z.string(),
  peopleCount: z.int(),
  letters: z.int(),
  createdAt: moment,
  /** The report to the authority is due. */
  reportDueAt: moment,
  toldAt: z.nullable(moment),
})

export type Breach = z.infer<typeof breach>

export const breaches = resource('/api/breaches', breach, {
  name: 'breaches',
  access: admins,
  filters: {},
  sorts: newestOrOldest,
  list: { name: 'listBreaches', summary: 'Breaches of data and drills.', failure: 'Failed to fetch the breaches' },
  get: { name: 'getBreach', summary: 'A breach or drill.', failure: 'Failed to fetch the breach' },
  csv: 'exportBreaches',
})

/** Only days and hours that exist: `Date.parse` takes the 31st of November for the 1st of December. */
const dayAndTime = z.regexes.datetime({ local: true, precision: -1 })

const noTime = 'Enter a date and a time'

const timeInIndia = (required: string) =>
  requiredLine(required, 16).check(
    z.regex(/^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d$/, { error: noTime, abort: true }),
    z.refine((time) => dayAndTime.test(time), noTime),
  )

const says = (required: string) => requiredText(required, breachLimits.textLength)

export const newBreach = z
  .strictObject({
    isDrill: z.boolean(),
    tables: z
      .array(requiredLine('Choose what was seen', 64))
      .check(z.minLength(1, 'Choose what was seen'), z.maxLength(breachLimits.tables, 'Choose each table once')),
    /** Both in India: `2026-11-15T09:00`. */
    from: timeInIndia('Enter when it began'),
    to: timeInIndia('Enter when it ended'),
    nature: says('Say what happened'),
    consequences: says('Say what could happen'),
    measures: says('Say what you have done'),
    advice: says('Say what they can do'),
  })
  .check(z.refine(({ from, to }) => from < to, { path: ['to'], error: 'The end must be after the beginning' }))

export const openBreach = defineEndpoint('openBreach', 'POST /api/breaches', {
  summary: 'Opens a breach, or a drill, by the tables that were seen and the hours.',
  access: admins,
  body: newBreach,
  response: breach,
  problems: ['breach_table_unknown'],
  failure: 'Failed to open the breach',
})

export const searchBreach = defineEndpoint('searchBreach', 'POST /api/breaches/:id/search', {
  summary: 'Finds the next people concerned. Repeat it while the state is `searching`.',
  access: admins,
  status: 200,
  response: breach,
  failure: 'Failed to find the people',
})

export const tellOfBreach = defineEndpoint('tellOfBreach', 'POST /api/breaches/:id/letters', {
  summary: 'Sends a letter to everybody concerned, once. A drill sends one letter, to the admin.',
  access: admins,
  status: 200,
  response: breach,
  problems: ['breach_not_searched', 'breach_told'],
  failure: 'Failed to send the letters',
})

export const breachPerson = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  hasAccount: z.boolean(),
  /** It has a line for each table in which they were found. */
  what: z.string(),
  foundAt: moment,
})

export type BreachPerson = z.infer<typeof breachPerson>

export const breachPeople = resource('/api/breach-people', breachPerson, {
  name: 'breach-people',
  access: admins,
  filters: { breach: z.optional(z.string().check(z.maxLength(64))) },
  nonPersonalFilters: ['breach'],
  sorts: newestOrOldest,
  list: {
    name: 'listBreachPeople',
    summary: 'Whom a breach or drill concerns.',
    failure: 'Failed to fetch the people',
  },
  csv: 'exportBreachPeople',
})
