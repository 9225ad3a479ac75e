/**
 * Finds the choices that a reader made before React listened, so that they can be repeated after React has drawn its
 * own state over them. Text fields keep their text, and repeating it would move the cursor of somebody who is typing.
 */
export function findEarlyChoices(element: Element): (() => void)[] {
  const controls = element.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[type=checkbox], input[type=radio]:checked, select',
  )
  return Array.from(controls, choiceOf).filter((choose) => choose !== null)
}

/** Repeats each choice in its own task, because each one renders the page again. */
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
    // React only notices a click that changes the value it saw last.
    control.checked = !checked
    control.click()
  }
  return checked === control.defaultChecked ? null : choose
}
