import { Unbroken } from '@kere/ui/layout/unbroken'
import { momentOf } from './time-in-india.ts'

/** Writes "Fri 20 Nov 2026, 4:12 pm IST" without a line break in the time. */
export const Moment = ({ instant }: { instant: string }) => <Unbroken>{`${momentOf(instant)} IST`}</Unbroken>
