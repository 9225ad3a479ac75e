import { createInstance } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDom from 'react-dom'
import * as ReactDomClient from 'react-dom/client'

declare global {
  /** Remotes that are built with `externalRuntime` use this runtime of the page. */
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined
}

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore

const share = (module: object) => ({
  version: React.version,
  lib: () => module,
  scope: 'default',
  shareConfig: { singleton: true, requiredVersion: `^${React.version}` },
})

export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shared: {
    react: share(React),
    'react-dom': share(ReactDom),
    'react-dom/client': share(ReactDomClient),
    'react/jsx-runtime': share(jsxRuntime),
  },
})
