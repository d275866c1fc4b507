export const copy = {
  localAddress: (host: string) =>
    `Tautan dan kode QR ini hanya terbuka di komputer ini (${host}). Untuk perangkat lain, buka halaman ini lewat alamat jaringan komputer ini, yang tertulis saat server dimulai, lalu ulangi.`,
} as const;
