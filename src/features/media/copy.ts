const pluralize = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

export const copy = {
  page: {
    title: 'Media',
    eyebrow: 'Galeri & cerita',
    lead: 'Video pertandingan, foto dari arena, dan cerita dari bengkel musim ini.',
    tryAgain: 'Try again',
  },
  videos: {
    title: 'Video Content',
    loading: 'Loading videos...',
    empty: 'No videos available.',
    count: (count: number) => pluralize(count, 'video', 'videos'),
    pages: 'Pages of videos',
    play: (title: string) => `Putar video: ${title}`,
    privacy: 'Video diputar dari YouTube dan baru dimuat setelah Anda menekan tombol putar.',
    unavailable: 'Video ini tidak tersedia.',
  },
  gallery: {
    title: 'Media & Content',
    loading: 'Loading media...',
    empty: 'No media available.',
    count: (count: number) => pluralize(count, 'item', 'items'),
    pages: 'Pages of media',
  },
  blogs: {
    title: 'Blog',
    loading: 'Loading blogs...',
    empty: 'No blogs available.',
    count: (count: number) => pluralize(count, 'blog', 'blogs'),
    readMore: 'Read more',
  },
  readingTime: (minutes: number) => `${minutes} menit baca`,
  /** Summary above a list: the count, and the page if there are several. */
  summary: (count: string, page: number, pageCount: number) =>
    pageCount > 1 ? `${count} · page ${page} of ${pageCount}` : count,
  content: {
    eyebrow: 'Media & Content',
    loading: 'Loading content...',
    fallback:
      'Belum ada keterangan untuk media ini. Nikmati gambarnya, dan lihat juga momen lain dari arena RoboLaga.',
    related: 'Related Content',
    failedTitle: 'Media belum dapat ditampilkan',
    failed: 'Media ini gagal dimuat.',
    missingTitle: 'Content not found',
    missing: 'Media ini tidak ada, atau sudah dihapus oleh penyelenggara.',
    toHome: 'Back to Home',
    toMedia: 'Lihat semua media',
  },
  blog: {
    eyebrow: 'Blog',
    loading: 'Loading blog...',
    recent: 'Recent Blogs',
    others: 'Artikel lain',
    previous: 'Artikel sebelumnya',
    next: 'Artikel berikutnya',
    failedTitle: 'Blog belum dapat ditampilkan',
    failed: 'Blog ini gagal dimuat.',
    missingTitle: 'Blog not found.',
    missing: 'Tulisan ini tidak ada, atau sudah dihapus oleh penulisnya.',
    toMedia: 'Lihat semua blog',
  },
} as const;
