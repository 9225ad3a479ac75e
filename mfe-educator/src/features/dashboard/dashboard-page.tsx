export function DashboardPage() {
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-12 desk:px-10 desk:py-18">
      <h1 className="font-heading text-h1">Your teaching</h1>
      <p className="mt-4 max-w-[66ch] text-lead text-muted">
        Everything you author and host will stand here: courses with their modules and lessons, events, labs, and the learners who work with you.
      </p>
    </div>
  )
}
