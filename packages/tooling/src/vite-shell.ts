import { federation } from '@module-federation/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sharedModules } from './federation-shares.ts'

/** The host of the federation: it names no remote, because the registry does at run time. */
export const defineShellConfig = ({ port }: { port: number }) =>
  defineConfig({
    plugins: [
      react(),
      tailwindcss(),
      federation({
        name: 'shell',
        filename: 'assets/host-[hash].js',
        remotes: {},
        manifest: false,
        dts: false,
        dev: { remoteHmr: true },
        shared: sharedModules,
        disableSnapshot: true,
        experiments: { provideExternalRuntime: true },
      }),
    ],
    server: { port, strictPort: true },
    build: { target: 'es2022', outDir: 'dist/client', modulePreload: { polyfill: false } },
  })
