const steps = [
  {
    title: 'You answer 12 questions and create an account',
    text: 'Tell us who you are, what you would teach and how to reach you. Then confirm your email.',
  },
  {
    title: 'We review your application',
    text: 'A person reads every application. Nothing is scored by a machine, and nobody can pay to be accepted.',
  },
  {
    title: 'We email you our decision',
    text: 'If we decline, we tell you why, and you can apply again.',
  },
]

export function ApprovalSteps() {
  return (
    <section
      aria-labelledby="approval"
      className="grid gap-x-12 gap-y-6 border-t-2 border-ink pt-3.5 wide:grid-cols-12"
    >
      <div className="wide:col-span-4">
        <h2 id="approval">How approval works</h2>
        <p className="mt-3 max-w-[calc(46*var(--ds-ch))] text-muted">
          While you wait, you can take courses and write drafts. Once you are approved, you can publish, host events and
          mentor.
        </p>
      </div>
      <ol className="list-none wide:col-span-8">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3rem_minmax(0,1fr)] border-b border-hairline py-4 first:pt-0 last:border-b-0 wide:first:pt-1"
          >
            <span aria-hidden="true" className="font-heading text-number font-heavy text-brand tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3>{title}</h3>
              <p className="mt-1 max-w-measure text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
