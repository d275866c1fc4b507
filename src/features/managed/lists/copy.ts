export const copy = {
  sections: 'Jenis media',
  mediaPage: (section: string) => `${section} · Media`,
  noPicture: 'Tanpa gambar',
  publicPage: 'Lihat di halaman publik',
  columns: { title: 'Judul', actions: 'Tindakan' },
  showAll: 'Tampilkan semua',
  remove: (title: string) => `Hapus ${title}`,
  confirmRemove: 'Hapus',
  up: (title: string) => `Naikkan ${title}`,
  down: (title: string) => `Turunkan ${title}`,
  moveFailed: 'Urutan belum dapat diubah. Coba lagi.',
} as const;

type OwnTexts = {
  title: string;
  create: string;
  empty: string;
  /** Beneath the title of the page that creates one. */
  isNew?: string;
  /** What a search is in. */
  search?: string;
  /** What is lost when one is deleted. */
  removing?: string;
  form?: string;
  removeTitle?: (title: string) => string;
};

/**
 * Returns the texts of a kind of content that follow from its name, with its own texts.
 *
 * @param one what a sentence calls one entry
 * @param all what a sentence calls the list
 */
export function managedTexts(one: string, all: string, own: OwnTexts) {
  const One = one.charAt(0).toUpperCase() + one.slice(1);
  return {
    table: `Daftar ${all}`,
    loading: `Memuat ${all}...`,
    failed: `Daftar ${all} belum dapat dimuat.`,
    count: (count: string) => `${count} ${all}`,
    noneFound: (query: string) => `Tidak ada ${all} untuk "${query}".`,
    toList: `Ke daftar ${all}`,
    new: `${One} baru`,
    missing: `${One} tidak ditemukan.`,
    form: `Data ${one}`,
    saveFailed: `${One} belum dapat disimpan. Coba lagi.`,
    removeTitle: (title: string) => `Hapus ${one} "${title}"?`,
    removeFailed: `${One} belum dapat dihapus. Coba lagi.`,
    ...own,
  };
}

export type ManagedTexts = ReturnType<typeof managedTexts>;

/** What every managed entry has. */
export type Entry = { id: number } & ({ title: string } | { name: string });

/** Returns the text by which an entry is known. */
export const titleOf = (entry: Entry): string => ('title' in entry ? entry.title : entry.name);
