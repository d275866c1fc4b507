/** Words of the product-neutral components. */
export const copy = {
  back: 'Back',
  cancel: 'Cancel',
  next: 'Next',
  pageOf: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
  pages: 'Pages',
  previous: 'Previous',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  share: 'Share',
  linkCopied: 'Tautan disalin.',
  linkToCopy: (address: string) => `Salin tautan ini: ${address}`,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const;
