/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '9e4261bbf43f9346'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
