import type { Plugin } from 'vite'

/** What an endpoint does is told by the API's document: no browser reads it. */
export const briefEndpoints: Plugin = {
  name: 'brief-endpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /packages[\\/]contracts[\\/]src[\\/]/, code: /defineEndpoint\(/ },
    handler: (code) => code.replace(/^ {2}summary:\s+(['"`])(?:(?!\1).)*\1,\n/gm, ''),
  },
}
