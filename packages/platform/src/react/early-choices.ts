/**
 * What was chosen before React listened, to be chosen again so that it counts: React draws what it knows over it.
 * Fields of text keep what was typed by themselves, and who still types would lose their place.
 */
export function findEarlyChoices(element: Element): (() => void)[] {
  const controls = element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[type=checkbox], input[type=radio]:checked, select',
  )
  return Array.from(controls, choiceOf).filter((choose) => choose !== null)
}

/** One per task, as each draws the page anew. */
export function replayChoices(choices: readonly (() => void)[]) {
  for (const [turn, choose] of choices.entries()) setTimeout(choose, turn)
}

function choiceOf(control: HTMLInputElement | HTMLSelectElement): (() => void) | null {
  const { value } = control
  if (control instanceof HTMLSelectElement) {
    const options = Array.from(control.options)
    const isAsSent = control.selectedOptions[0] === (options.find((option) => option.defaultSelected) ?? options[0])
    const choose = () => {
      control.value = value
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
    return isAsSent ? null : choose
  }
  const { checked } = control
  const choose = () => {
    // React takes a click for a change only where it differs from what it saw last.
    control.checked = !checked
    control.click()
  }
  return checked === control.defaultChecked ? null : choose
}
