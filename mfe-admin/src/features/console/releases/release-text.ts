export const releasesPath = '/dashboard/releases'

const names: Readonly<Record<string, string>> = {
  public: 'Public site',
  learner: 'Learner’s dashboard',
  educator: 'Educator’s dashboard',
  admin: 'Admin console',
}

export const remoteName = (name: string) => names[name] ?? name

export const commandsFor = (remote: string) => [
  { act: 'Build and publish a release', command: `pnpm release ${remote}` },
  { act: 'Give it to 20 of 100 visitors', command: `pnpm release canary ${remote} 20` },
  { act: 'Give it to everyone', command: `pnpm release promote ${remote}` },
  { act: 'Go back to the previous release', command: `pnpm release rollback ${remote}` },
  { act: 'See what is live', command: 'pnpm release status' },
]
