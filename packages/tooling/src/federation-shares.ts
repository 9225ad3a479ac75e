const react = { singleton: true, requiredVersion: '^19.3.0' }

/** One React in the page. Everything else is each remote's own, tree-shaken copy. */
export const sharedModules = {
  react,
  'react-dom': react,
  'react-dom/client': react,
  'react/jsx-runtime': react,
}
