import { MatchersV3 } from '@pact-foundation/pact';
import type { PactBuilder } from './pactBuilder.ts';
import { timestamp, idAndName } from './shapes.ts';

const { eachLike, integer, regex, string } = MatchersV3;

const category = {
  ...idAndName(1, 'Inspire'),
  description: string('Robot sosial yang menjawab masalah di sekitar sekolah.'),
  logo: string('categories/inspire.svg'),
  longdec: string('Tim merancang, merakit dan mempresentasikan robot.'),
};

const pictured = (title: string, image: string, slug: string) => ({
  id: integer(1),
  title: string(title),
  image: string(image),
  slug: string(slug),
  created_at: timestamp(),
});

/** The lists of the public pages. The client shows them only with `success: true`. */
export function publicLists({ respondsWith }: PactBuilder): void {
  respondsWith('listBanners', 'a request for the banners', {
    given: ['banners exist'],
    response: {
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
  respondsWith('listCategories', 'a request for the categories', {
    given: ['categories 1, 2 and 3 exist'],
    response: { success: true, data: eachLike(category) },
  });
  respondsWith('listScores', 'a request for the scores', {
    given: ['a team of category 1 has a score'],
    response: {
      success: true,
      data: eachLike({
        points: integer(480),
        time: regex(String.raw`\d{2}:\d{2}[:.]\d{2}`, '00:12:45'),
        registration: { category: idAndName(1, 'Inspire'), team: idAndName(42, 'Garuda Baja') },
      }),
    },
  });
  respondsWith('listVideos', 'a request for the videos', {
    given: ['videos exist'],
    response: {
      success: true,
      data: eachLike({
        id: integer(1),
        title: string('Cuplikan final'),
        video_id: string('dQ4mXcT7RbE'),
      }),
    },
  });
  respondsWith('listGalleryItems', 'a request for the gallery items', {
    given: ['gallery items exist'],
    response: {
      success: true,
      data: eachLike({
        ...pictured('Kontes Asia', 'galleries/kontes-asia.svg', 'kontes-asia'),
        description: string('Dua belas peserta berangkat dan pulang membawa tiga piala.'),
      }),
    },
  });
  respondsWith('listBlogs', 'a request for the blogs', {
    given: ['blogs exist'],
    response: {
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

/** The same lists without entries. */
export function emptyPublicLists({ respondsWith }: PactBuilder): void {
  for (const id of [
    'listBanners',
    'listCategories',
    'listScores',
    'listTournaments',
    'listVideos',
    'listGalleryItems',
    'listBlogs',
  ] as const) {
    respondsWith(id, `${id} while nothing exists`, {
      given: ['nothing exists'],
      response: { success: true, data: [] },
    });
  }
  respondsWith('listTeams', 'listTeams while nothing exists', {
    given: ['nothing exists'],
    response: { success: true, teams: [] },
  });
  respondsWith('listClubs', 'listClubs while nothing exists', {
    given: ['nothing exists'],
    response: { data: [] },
  });
}

export function categories({ respondsWith, respondsWithError }: PactBuilder): void {
  respondsWith('getCategory', 'a request for category 1', {
    argument: { id: 1 },
    given: ['categories 1, 2 and 3 exist'],
    response: {
      data: { ...category, rule: string('https://robolaga.example/storage/rules/inspire.pdf') },
    },
  });
  respondsWithError('getCategory', 'a request for a category that does not exist', {
    argument: { id: 404 },
    given: ['nothing exists'],
    status: 404,
    message: 'Kategori tidak ditemukan.',
  });
}
