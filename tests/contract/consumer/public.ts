import { MatchersV3 } from '@pact-foundation/pact';
import type { Pacts } from './pacts.ts';
import { moment, named } from './shapes.ts';

const { eachLike, integer, regex, string } = MatchersV3;

const category = {
  ...named(1, 'Inspire'),
  description: string('Robot sosial yang menjawab masalah di sekitar sekolah.'),
  logo: string('categories/inspire.svg'),
  longdec: string('Tim merancang, merakit dan mempresentasikan robot.'),
};

const pictured = (title: string, image: string, slug: string) => ({
  id: integer(1),
  title: string(title),
  image: string(image),
  slug: string(slug),
  created_at: moment(),
});

/** The lists that fill the public pages: they are filled by `success: true` only. */
export function publicLists({ answers }: Pacts): void {
  answers('listBanners', 'a request for the banners', {
    given: ['banners exist'],
    answer: {
      success: true,
      data: eachLike({
        id: integer(1),
        image: string('banners/kickoff.svg'),
        title: string('Final Nasional'),
        subtitle: string('Saksikan'),
        cta_text: string('Lihat jadwal'),
        cta_link: string('https://robolaga.example/jadwal'),
      }),
    },
  });
  answers('listCategories', 'a request for the categories', {
    given: ['categories 1, 2 and 3 exist'],
    answer: { success: true, data: eachLike(category) },
  });
  answers('listScores', 'a request for the scores', {
    given: ['a team of category 1 has a score'],
    answer: {
      success: true,
      data: eachLike({
        points: integer(480),
        time: regex(String.raw`\d{2}:\d{2}[:.]\d{2}`, '00:12:45'),
        registration: { category: named(1, 'Inspire'), team: named(42, 'Garuda Baja') },
      }),
    },
  });
  answers('listVideos', 'a request for the videos', {
    given: ['videos exist'],
    answer: {
      success: true,
      data: eachLike({
        id: integer(1),
        title: string('Cuplikan final'),
        video_id: string('dQ4mXcT7RbE'),
      }),
    },
  });
  answers('listGalleryItems', 'a request for the gallery items', {
    given: ['gallery items exist'],
    answer: {
      success: true,
      data: eachLike({
        ...pictured('Kontes Asia', 'galleries/kontes-asia.svg', 'kontes-asia'),
        description: string('Dua belas peserta berangkat dan pulang membawa tiga piala.'),
      }),
    },
  });
  answers('listBlogs', 'a request for the blogs', {
    given: ['blogs exist'],
    answer: {
      success: true,
      data: eachLike({
        ...pictured('Lima kiat', 'blogs/lima-kiat.svg', 'lima-kiat'),
        content: string('<p>Periksa baterai sehari sebelumnya.</p>'),
        meta_title: string('Lima kiat'),
        meta_description: string('Daftar periksa singkat sebelum bertanding.'),
      }),
    },
  });
}

/** The same lists while there is nothing in them. */
export function emptyPublicLists({ answers }: Pacts): void {
  for (const id of [
    'listBanners',
    'listCategories',
    'listScores',
    'listTournaments',
    'listVideos',
    'listGalleryItems',
    'listBlogs',
  ] as const) {
    answers(id, `${id} while nothing exists`, {
      given: ['nothing exists'],
      answer: { success: true, data: [] },
    });
  }
  answers('listTeams', 'listTeams while nothing exists', {
    given: ['nothing exists'],
    answer: { success: true, teams: [] },
  });
  answers('listClubs', 'listClubs while nothing exists', {
    given: ['nothing exists'],
    answer: { data: [] },
  });
}

/** One category. */
export function categories({ answers, refuses }: Pacts): void {
  answers('getCategory', 'a request for category 1', {
    argument: { id: 1 },
    given: ['categories 1, 2 and 3 exist'],
    answer: {
      data: { ...category, rule: string('https://robolaga.example/storage/rules/inspire.pdf') },
    },
  });
  refuses('getCategory', 'a request for a category that does not exist', {
    argument: { id: 404 },
    given: ['nothing exists'],
    status: 404,
    says: 'Kategori tidak ditemukan.',
  });
}
