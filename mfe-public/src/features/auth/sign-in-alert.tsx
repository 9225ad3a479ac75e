import CircleAlert from 'lucide-react/icons/circle-alert'
import { describeRefusal, type Refusal } from './sign-in-refusal.ts'

/** Nothing has failed, so there is nothing to quote to us. */
const isAnswer = ({ code }: Refusal) => code === 'invalid_credentials' || code === 'too_many_attempts'

/** The one place of an error that belongs to no field: shown once, announced once (S-309, C-44). */
export function SignInAlert({ refusal }: { refusal: Refusal }) {
  const { title, text } = describeRefusal(refusal)
  return (
    <div role="alert" className="mt-6 flex gap-3 border-s-4 border-danger bg-danger-soft px-3.5 py-3">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-dense">{text}</p>
        {refusal.reference && !isAnswer(refusal) && <p className="mt-1 text-meta">Reference {refusal.reference}</p>}
      </div>
    </div>
  )
}
