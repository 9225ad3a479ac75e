import type { Plugin } from 'vite'

/** No browser reads these, so they are left out. */
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
