export const copy = {
  title: 'Manage Teams',
  lead: 'Semua tim klub Anda dengan kode timnya. Tim dibentuk dan diubah di Team Builder.',
  builder: 'Team Builder',
  loading: 'Memuat tim...',
  count: (count: string) => `${count} tim`,
  members: (count: number) => `${count} anggota`,
  print: 'Cetak daftar',
  part: (first: number, last: number) =>
    first === last ? `Tim ${first}` : `Tim ${first} sampai ${last}`,
  number: '#',
  name: 'Team Name',
  code: 'Team ID',
  unregistered: 'Belum terdaftar di lomba mendatang',
  openBuilder: 'Ubah tim',
  openBuilderFor: (name: string) => `Ubah tim ${name}`,
  none: 'Klub Anda belum memiliki tim. Bentuklah yang pertama di Team Builder.',
  failed: 'Daftar tim belum dapat dimuat.',
} as const;
