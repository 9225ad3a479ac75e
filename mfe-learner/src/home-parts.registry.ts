// Written by `pnpm generate` from the names of files.
export * as currentLab from './features/labs/lab-workspaces/current-lab.home-part.tsx'
export * as myImpact from './features/portfolio/impact-entries/my-impact.home-part.tsx'
