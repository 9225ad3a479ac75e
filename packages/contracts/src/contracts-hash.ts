/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '41e756fdc0d1b6bf'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
