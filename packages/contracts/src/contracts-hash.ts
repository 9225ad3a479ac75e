/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '6f2776820a6e0d6f'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
