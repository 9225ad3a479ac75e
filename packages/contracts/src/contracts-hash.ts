/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'd9a040b443d5be5b'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
