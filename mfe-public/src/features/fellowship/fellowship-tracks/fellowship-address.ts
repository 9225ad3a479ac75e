import { fellowshipTracks, type FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'

export const fellowshipPath = '/fellowship'

const usualTrack: FellowshipTrack = 'college'

export const trackOf = (search: URLSearchParams): FellowshipTrack =>
  fellowshipTracks.find((track) => track === search.get('track')) ?? usualTrack

export const trackHref = (track: FellowshipTrack) =>
  track === usualTrack ? fellowshipPath : `${fellowshipPath}?track=${track}`
