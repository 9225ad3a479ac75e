import { countOf } from '@kere/brand/count'
import { doubtfulDays } from '@kere/contracts/forms/visitor-form-options'

export const DoubtfulNote = () => (
  <p className="mt-5 border-s-4 border-warn bg-canvas px-4 py-3 text-dense">
    A hidden field was filled in, so this was probably sent by a machine. Browser extensions sometimes do it too. If a
    person wrote it, move it to New. Otherwise it is deleted {countOf(doubtfulDays, 'day')} after it was sent.
  </p>
)
