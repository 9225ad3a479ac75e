/**
 * Finds choices made before React listened, so that they can be repeated: React draws its own state over them. Text
 * fields keep their text by themselves, and repeating it would move the cursor of a person who still types.
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
