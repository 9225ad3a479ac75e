/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'c7e1fd84b6e755ef'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
