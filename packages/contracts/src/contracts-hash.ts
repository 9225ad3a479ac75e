/** The hash of `openapi.json`. `pnpm openapi` writes both files. Run it to resolve a merge conflict in either. */
export const contractsHash = '9e09b050725ba480'

/** The API sends its own contracts' hash in this header with every answer that it has validated. */
export const contractsHeader = 'x-contracts'
