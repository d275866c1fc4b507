/** For how long a toast is shown, in milliseconds. */
export const toastDuration = 5000;
/** For how long what a toast reports can be undone, in milliseconds. */
export const undoDuration = 8000;
