/** Tells whether the page was sent to a reader who wants less data. */
export const isLowDataPage = () => 'lowData' in document.documentElement.dataset
