import type { NextConfig } from 'next'

export default { typescript: { ignoreBuildErrors: true }, poweredByHeader: false } satisfies NextConfig
