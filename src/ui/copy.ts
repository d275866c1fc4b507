/** Words of the product-neutral components. */
export const copy = {
  back: 'Back',
  cancel: 'Cancel',
  next: 'Next',
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  pages: 'Pages',
  pageNumber: (page: number) => `Page ${page}`,
  previous: 'Previous',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  share: 'Share',
  linkCopied: 'Tautan disalin.',
  linkToCopy: 'Salin tautan ini',
  link: 'Tautan',
  close: 'Close',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
