export function DashboardPage() {
  return (
    <div className="mx-auto max-w-[1200px] px-4 py-12 desk:px-10 desk:py-18">
      <h1 className="font-heading text-h1">The console</h1>
      <p className="mt-4 max-w-[66ch] text-lead text-muted">
        Everything that keeps the platform in order will stand here: people and their roles, applications, requests to answer, and what is released.
      </p>
    </div>
  )
}
