import axe from 'axe-core'

export async function findViolations(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
