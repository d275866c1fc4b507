/** For how long a toast is shown, in milliseconds. */
export const toastDuration = 5000;
