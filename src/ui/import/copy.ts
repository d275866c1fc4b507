/** What pages that import a file say; apart, because pages of visitors load the other copy of the ui. */
export const copy = {
  prepare: 'Siapkan daftar',
  sample: 'Contoh isi',
  send: 'Pilih berkas atau tempel',
  formats: 'CSV atau XLSX, atau sel dari lembar kerja.',
  save: 'Periksa, lalu simpan',
  saveLead:
    'Pratinjau menyebut apa yang terjadi dengan tiap baris, dan apa yang perlu diperbaiki. Sebelum disimpan tidak ada yang berubah.',
  choose: 'Pilih berkas',
  paste: 'Atau tempel dari lembar kerja',
  pasteFirst: 'Tempel baris dulu, lalu periksa.',
  check: 'Periksa',
  checking: 'Memeriksa...',
  preview: 'Pratinjau',
  saving: 'Menyimpan...',
} as const;
