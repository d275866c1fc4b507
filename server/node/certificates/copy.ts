/** What is printed on certificates, and read by screen readers. */
export const certificateCopy = {
  language: 'id-ID',
  heading: 'Sertifikat',
  documentTitle: (name: string) => `Sertifikat ${name}`,
  givenTo: 'diberikan kepada',
  as: 'sebagai',
  number: (number: string) => `Nomor: ${number}`,
  category: (category: string) =>
    /^kategori\b/i.test(category) ? category : `Kategori ${category}`,
  team: (team: string) => (/^tim\b/i.test(team) ? team : `Tim ${team}`),
  placeAndDate: (place: string | null, date: string) =>
    place ? `Diselenggarakan di ${place}, ${date}` : `Diselenggarakan pada ${date}`,
  check: (address: string) => `Periksa keasliannya di ${address}`,
  code: (code: string) => `Kode ${code}`,
  logo: 'Logo penyelenggara',
  signature: (name: string | null) => (name ? `Tanda tangan ${name}` : 'Tanda tangan'),
  qr: 'Kode QR untuk memeriksa keaslian sertifikat ini',
};
