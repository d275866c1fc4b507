/** What the columns of a list of pupils are called, in the order of the template. */
export const participantColumns = {
  name: 'Nama',
  email: 'Email',
  class: 'Kelas',
  team: 'Tim',
  category: 'Kategori',
} as const;

/** A file with the names of the columns, to be filled in and imported. */
export const participantTemplate = {
  rows: (): string[][] => [Object.values(participantColumns)],
  sheet: 'Peserta',
  name: 'peserta',
};
