/** Id of what stands below a field's control: its error or its hint. */
export const belowId = (control: string) => `${control}-below`
