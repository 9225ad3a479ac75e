import worker from './index.js'

export * from './index.js'

let renderings = 0

/** Wraps the shell's worker and counts how often it asked a release to render. */
export default {
  fetch(request, env, context) {
    if (request.url.endsWith('/_renderings')) return Response.json(renderings)
    return worker.fetch(request, { ...env, LOADER: counted(env.LOADER) }, context)
  },
}

const counted = (loader) => ({
  get(id, load) {
    const bundle = loader.get(id, load)
    return { getEntrypoint: (...of) => countedCalls(bundle.getEntrypoint(...of)) }
  },
})

const countedCalls = (entrypoint) =>
  new Proxy(
    {},
    {
      get(_, name) {
        // Without this, `await` would take the proxy for a promise.
        if (name === 'then') return undefined
        return (...values) => {
          renderings += 1
          return entrypoint[name](...values)
        }
      },
    },
  )
