import { polyfillPopovers } from './popovers.ts'

/** Browsers of the baseline (U-38) may lack these features, which the code or a library uses. */
Promise.withResolvers ??= withResolvers
AbortSignal.any ??= anyOf
URL.canParse ??= canParse
if (!('size' in URLSearchParams.prototype))
  Object.defineProperty(URLSearchParams.prototype, 'size', { get: countParams })
if (!('popover' in HTMLElement.prototype)) polyfillPopovers()

function withResolvers<Value>() {
  let resolve!: (value: Value | PromiseLike<Value>) => void
  let reject!: (reason?: unknown) => void
  const promise = new Promise<Value>((resolved, rejected) => {
    resolve = resolved
    reject = rejected
  })
  return { promise, resolve, reject }
}

function anyOf(signals: Iterable<AbortSignal>) {
  const either = new AbortController()
  for (const signal of signals) {
    const abort = () => either.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: either.signal })
  }
  return either.signal
}

function countParams(this: URLSearchParams) {
  return [...this].length
}

function canParse(url: string | URL, base?: string | URL) {
  try {
    return Boolean(new URL(url, base))
  } catch {
    return false
  }
}
