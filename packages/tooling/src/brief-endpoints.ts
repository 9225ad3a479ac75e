import type { Plugin } from 'vite'

/** Leaves out the parts of endpoints that browsers never read. */
export const briefEndpoints: Plugin = {
  name: 'brief-endpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /packages[\\/]contracts[\\/]src[\\/]/, code: /(?:defineEndpoint|resource)\(/ },
    handler: (code) =>
      code.replace(
        /^ +(?:summary:\s+(['"`])(?:(?!\1).)*\1|problems: (?:\[[^\]]*\]|\w+)|status: \d+|isAlwaysFound: true|isNeverStored: true),\n/gm,
        '',
      ),
  },
}
