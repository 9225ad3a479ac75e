import * as endpoints from '@kere/contracts/console/breaches'
import { route } from '../../http/route.ts'
import { breachReads, openBreach, personReads, searchBreach, tellOfBreach } from './breaches.ts'

export const routes = [
  ...breachReads.routes,
  ...personReads.routes,
  route(endpoints.openBreach, (context, { body }) => openBreach(context, body)),
  route(endpoints.searchBreach, (context, { params }) => searchBreach(context, params.id)),
  route(endpoints.tellOfBreach, (context, { params }) => tellOfBreach(context, params.id)),
]

/** The columns are what rule 7 of the DPDP Rules 2025 asks for. */
export const exports = [
  ...breachReads.csv({
    Kind: { text: ({ isDrill }) => (isDrill ? 'Drill' : 'Breach') },
    'Known since (IST)': { moment: ({ createdAt }) => createdAt },
    'Report due (IST)': { moment: ({ reportDueAt }) => reportDueAt },
    'Began (IST)': { moment: ({ fromAt }) => fromAt },
    'Ended (IST)': { moment: ({ toAt }) => toAt },
    Nature: { text: ({ nature }) => nature },
    'What was seen': { text: ({ held }) => held.map(({ what }) => what).join('; ') },
    Tables: { text: ({ held }) => held.map(({ table }) => table).join(', ') },
    Fields: { text: ({ held }) => held.map(({ table, fields }) => `${table}: ${fields.join(', ')}`).join('; ') },
    'People concerned': { number: ({ peopleCount }) => peopleCount },
    'Likely impact': { text: ({ consequences }) => consequences },
    Measures: { text: ({ measures }) => measures },
    'Advice given': { text: ({ advice }) => advice },
    'People told': { number: ({ letters }) => letters },
    'Told (IST)': { moment: ({ isDrill, toldAt }) => (isDrill ? null : toldAt) },
  }),
  ...personReads.csv({
    Email: { text: ({ email }) => email },
    'First name': { name: ({ firstName }) => firstName },
    Account: { text: ({ hasAccount }) => (hasAccount ? 'yes' : 'no') },
    'What was seen': { text: ({ what }) => what },
    'Found (IST)': { moment: ({ foundAt }) => foundAt },
  }),
]
