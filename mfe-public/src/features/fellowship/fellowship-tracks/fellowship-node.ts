import { product } from '@kere/brand/brand'
import { trackFacts, trackLabels, type FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import type { FellowshipRound } from '@kere/contracts/fellowship/fellowship-rounds'
import type { EducationalOccupationalProgram } from 'schema-dts'
import { trackTexts } from './track-text.ts'

export const fellowshipNode = (
  track: FellowshipTrack,
  { deadline, startsOn, endsOn }: Pick<FellowshipRound, 'deadline' | 'startsOn' | 'endsOn'>,
): EducationalOccupationalProgram => ({
  '@type': 'EducationalOccupationalProgram',
  name: trackLabels[track],
  description: trackTexts[track].lead,
  provider: { '@type': 'Organization', name: product },
  timeToComplete: `P${trackFacts[track].months}M`,
  ...(deadline && { applicationDeadline: deadline }),
  ...(startsOn && { startDate: startsOn }),
  ...(endsOn && { endDate: endsOn }),
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
})
