type Control = { currentTarget: { value: string } }

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: [Kind, Values[Name]] extends [Values[Name], Kind] ? Name : never
}[keyof Values] &
  string

interface ControlledForm<Values> {
  values: Values
  idOf: (field: string) => string
  errorOf: (field: string) => string | undefined
  editField: (name: string, value: unknown) => void
  leaveField: (name: string) => void
}

/** What a control of the form is given, so that its use says only what it looks like. */
export const controlsOf = <Values>({ values, idOf, errorOf, editField, leaveField }: ControlledForm<Values>) => ({
  /** Of a field of text. */
  field: <Name extends NamesOf<Values, string>>(name: Name) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: Control) => editField(name, currentTarget.value),
    onBlur: () => leaveField(name),
  }),
  /** Of a field with choices. */
  choice: <Name extends keyof Values & string>(name: Name, choices: readonly Values[Name][]) => ({
    id: idOf(name),
    name,
    value: values[name],
    error: errorOf(name),
    onChange: ({ currentTarget }: Control) => {
      const value = choices.find((each) => each === currentTarget.value)
      if (value !== undefined) editField(name, value)
    },
  }),
  /** Of a box or a switch. */
  toggle: <Name extends NamesOf<Values, boolean>>(name: Name) => ({
    name,
    checked: values[name],
    onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) => editField(name, currentTarget.checked),
  }),
})
