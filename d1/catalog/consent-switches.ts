import { declarations } from './declarations.ts'

export const consentSwitches = declarations.flatMap(({ table, consents = [] }) =>
  consents.map((each) => ({ table, ...each })),
)
