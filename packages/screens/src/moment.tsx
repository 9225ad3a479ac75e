import { Unbroken } from '@kere/ui/layout/unbroken'
import { momentOf } from './time-in-india.ts'

/** "Fri 20 Nov 2026, 4:12 pm IST"; its time stands in one line. */
export const Moment = ({ instant }: { instant: string }) => <Unbroken>{`${momentOf(instant)} IST`}</Unbroken>
