import worker from './index.js'

export * from './index.js'

const write = console.log
const keepQuiet = () => {}

/** Writes no line for a request whose trace begins with 24 zeros, so that both ways alternate in one isolate. */
export default {
  ...worker,
  fetch(request, env, context) {
    console.log = /^00-0{24}/.test(request.headers.get('traceparent') ?? '') ? keepQuiet : write
    return worker.fetch(request, env, context)
  },
}
