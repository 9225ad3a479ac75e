export function DashboardPage() {
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-12 desk:px-10 desk:py-18">
      <h1 className="font-heading text-h1">Your learning</h1>
      <p className="mt-4 max-w-[66ch] text-lead text-muted">
        Everything you take part in will stand here: the courses you are enrolled in and the next lesson of each, your events and labs, your mentor, and the portfolio that grows out of them.
      </p>
    </div>
  )
}
