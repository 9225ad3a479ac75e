export const releasesPath = '/dashboard/releases'

const names: Readonly<Record<string, string>> = {
  public: 'Public site',
  learner: 'Learner’s dashboard',
  educator: 'Educator’s dashboard',
  admin: 'Admin console',
}

export const remoteName = (name: string) => names[name] ?? name
