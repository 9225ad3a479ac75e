/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'e61104ba53b3616b'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
