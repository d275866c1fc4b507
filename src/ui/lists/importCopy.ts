/** What pages that import a file say; apart, because pages of visitors load the other copy of the ui. */
export const copy = {
  choose: 'Pilih berkas',
  paste: 'Atau tempel dari lembar kerja',
  pasteFirst: 'Tempel baris dulu, lalu periksa.',
  check: 'Periksa',
  checking: 'Memeriksa...',
  preview: 'Pratinjau',
  saving: 'Menyimpan...',
} as const;
