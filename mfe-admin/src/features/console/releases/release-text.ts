const failures: Readonly<Record<string, string>> = {
  error: 'Error in a script',
  mount: 'Did not load',
  dead: 'Never answered',
  blank: 'Nothing to see',
  style: 'Styles missing',
  slow: 'More than 4 seconds until it was drawn',
  left: 'Left before it answered',
  empty: 'Said that there is nothing',
  hang: 'Stood still for 2 seconds',
  lag: 'Answered a press late',
  policy: 'Reached for something forbidden',
  call: 'A call failed',
  silent: 'Never said anything',
  render: 'Not rendered',
}

export const failureName = (kind: string) => failures[kind] ?? kind

const acts: Readonly<Record<string, string>> = {
  release: 'Released',
  canary: 'Trial resized',
  promotion: 'Promoted',
  rollback: 'Rolled back',
  pause: 'Paused',
  adoption: 'Taken over',
  retirement: 'Retired',
}

export const actName = (act: string) => acts[act] ?? act

/** Writes "6 of 25", and the percentage if there is one. */
export const shareOf = ({ failing, count }: { failing: number; count: number }) =>
  count === 0 ? 'None yet' : `${failing} of ${count} (${Math.round((100 * failing) / count)}%)`

/** Writes "1.2 s for 34", if it was measured. */
export const timeOf = (sample: { count: number; p75Ms: number | null } | undefined) =>
  sample?.p75Ms == null
    ? 'None yet'
    : `${sample.p75Ms < 1000 ? `${sample.p75Ms} ms` : `${(sample.p75Ms / 1000).toFixed(1)} s`} for ${sample.count}`

/** Writes "The team and 5 of 100 visitors". */
export function shareOfTrial({ percent, isForTeam = false }: { percent: number; isForTeam?: boolean | undefined }) {
  const whom = [
    ...(isForTeam ? ['The team'] : []),
    ...(percent > 0 || !isForTeam ? [`${percent} of 100 visitors`] : []),
  ]
  return whom.join(' and ')
}

export const commandsFor = (remote: string) => [
  { act: 'Build and publish a release', command: `pnpm release ${remote}` },
  { act: 'Give it to 20 of 100 visitors', command: `pnpm release canary ${remote} 20` },
  { act: 'Give it to the team, then in stages to all', command: `pnpm release ${remote} --stages team,5,25,100` },
  { act: 'Give it to everyone', command: `pnpm release promote ${remote}` },
  { act: 'Go back to the previous release', command: `pnpm release rollback ${remote}` },
  { act: 'See what is live', command: 'pnpm release status' },
]
