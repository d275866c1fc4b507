import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { galleryTexts } from '../../server/db/seed/media.ts';
import { arenaBlogs } from '../../server/db/seed/blogs/arena.ts';
import type { ScenarioText } from '../../src/mocks/scenarioSelection.ts';
import { useTestApp } from '../support/renderApp.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

const read = async <Entry,>(path: string) =>
  ((await backend.request('GET', path)).body as { data: Entry[] }).data;
const answer = (path: string, data: unknown) =>
  http.get(`*/api/${path}`, () => HttpResponse.json({ success: true, data }));
/** By its heading: the page is long, and roles are dear on it. */
async function section(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!found) throw new Error(`${name} stands in no section`);
  return found;
}
const items = (list: HTMLElement) => [...list.querySelectorAll('ul[aria-labelledby] > li')];
const description = () =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

const kinds = [
  [
    'Video Content',
    'videos',
    'No videos available.',
    'Loading videos...',
    '20 videos · page 1 of 3',
  ],
  [
    'Media & Content',
    'galleries',
    'No media available.',
    'Loading media...',
    '20 items · page 1 of 3',
  ],
  ['Blog', 'blogs', 'No blogs available.', 'Loading blogs...', '12 blogs'],
] as const;

describe('the media page', () => {
  it('waits for each list by itself, then shows eight videos and items, and all blogs', async () => {
    let goOn = () => {};
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    faults(...kinds.map(([, path]) => http.get(`*/api/${path}`, () => mayGoOn)));
    await renderApp('/media_content');
    expect(await screen.findByRole('heading', { level: 1, name: 'Media' })).toBeVisible();
    expect(document.title).toBe('Media · RoboLaga');
    for (const [name, , , loading] of kinds)
      expect(within(await section(name)).getByRole('progressbar', { name: loading })).toBeVisible();
    goOn();
    for (const [name, , , , loaded] of kinds) {
      expect(await within(await section(name)).findByText(loaded)).toBeVisible();
      expect(items(await section(name))).toHaveLength(name === 'Blog' ? 12 : 8);
    }
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(within(await section('Blog')).queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('turns pages in the address, and keeps them while an item is looked at', async () => {
    const { user, router } = await renderApp('/Media_Content?from=mail');
    const videos = await section('Video Content');
    const media = await section('Media & Content');
    const pages = async (name: string) => within(await screen.findByLabelText(name));
    await user.click((await pages('Pages of videos')).getByRole('button', { name: 'Page 2' }));
    expect(await within(videos).findByText('20 videos · page 2 of 3')).toHaveFocus();
    await user.click((await pages('Pages of media')).getByRole('button', { name: 'Next' }));
    await user.click((await pages('Pages of media')).getByRole('button', { name: 'Page 3' }));
    expect(await within(media).findByText('20 items · page 3 of 3')).toHaveFocus();
    expect(items(media)).toHaveLength(4);
    expect((await pages('Pages of media')).getByRole('button', { name: 'Page 3' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect((await pages('Pages of media')).getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(router.state.location.search).toBe('?from=mail&videos=2&media=3');

    await user.click(within(media).getByRole('link', { name: 'Juara Bengawan Robot Derby' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Juara Bengawan Robot Derby' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('20 videos · page 2 of 3')).toBeVisible();
    expect(screen.getByText('20 items · page 3 of 3')).toBeVisible();
    await user.click((await pages('Pages of videos')).getByRole('button', { name: 'Page 1' }));
    expect(router.state.location.search).toBe('?from=mail&media=3');
  });

  it('leads to items by slug or id, and to blogs whose titles are cut', async () => {
    await renderApp('/Media_Content');
    const media = within(await section('Media & Content'));
    expect(await media.findByRole('link', { name: 'Solderan pertama' })).toHaveAttribute(
      'href',
      '/content/solder-pertama',
    );
    const [nameless] = (
      await read<{ id: number; slug: string | null; title: string }>('/api/galleries')
    ).filter(({ slug }) => slug === null);
    expect(media.getByRole('link', { name: nameless?.title })).toHaveAttribute(
      'href',
      `/content/${nameless?.id}`,
    );

    const long = arenaBlogs.find(({ title }) => title.length > 80);
    const cutTitle = `${long?.title.slice(0, 77)}...`;
    const card = within(await section('Blog')).getByRole('article', { name: cutTitle });
    expect(within(card).getByRole('link', { name: `Read more ${cutTitle}` })).toHaveAttribute(
      'href',
      `/blog/${long?.slug}`,
    );
    expect(card.querySelector('time')).toHaveTextContent(/^\d{1,2} [A-Z][a-z]+ 20\d\d$/);
  });

  it('asks for a player only when a video is started, one at a time', async () => {
    const { user } = await renderApp('/Media_Content');
    const play = await screen.findByLabelText(
      'Putar video: Sumo Robot dijelaskan dalam tiga menit',
    );
    expect(document.querySelector('iframe')).toBeNull();
    await user.click(play);
    const player = screen.getByTitle('Sumo Robot dijelaskan dalam tiga menit');
    expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/RL7sumo3mnt?autoplay=1',
    );
    expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(player).toHaveFocus();
    await user.click(screen.getByLabelText('Putar video: Cara menyolder tanpa takut'));
    expect([...document.querySelectorAll('iframe')].map(({ title }) => title)).toEqual([
      'Cara menyolder tanpa takut',
    ]);
  });

  it('offers no player for what cannot be a video, and leaves out what has no name or address', async () => {
    faults(
      answer('blogs', [
        null,
        { id: 2, title: 'Tanpa alamat', slug: null },
        { id: 3, title: 'Tanpa isi', slug: 'x' },
      ]),
    );
    faults(
      answer('galleries', [
        'x',
        {},
        {
          id: 3,
          title: 'Tanpa gambar',
          slug: null,
          image: null,
          created_at: null,
          description: null,
        },
      ]),
    );
    faults(
      answer('videos', [
        null,
        { id: 1, title: 'Jebakan', video_id: '../evil?x=' },
        { id: 2, title: 'Baik', video_id: 'abc_DEF-123' },
      ]),
    );
    await renderApp('/Media_Content');
    const trap = await screen.findByRole('article', { name: 'Jebakan' });
    expect(trap).toHaveTextContent('Video ini tidak tersedia.');
    expect(within(trap).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Putar video: Baik' })).toBeVisible();
    expect(await screen.findByText('2 videos')).toBeVisible();
    expect(await screen.findByText('1 item')).toBeVisible();
    expect(await screen.findByText('1 blog')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages of videos' })).not.toBeInTheDocument();
  });

  it('says what there is none of', async () => {
    await applyScenarios('empty-everything');
    await renderApp('/Media_Content');
    for (const [name, , empty] of kinds) {
      const shown = within(await section(name));
      expect(await shown.findByText(empty)).toBeVisible();
      expect(shown.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    }
  });

  it('leaves lists empty that do not come, and tries again', async () => {
    await applyScenarios('offline:listVideos', 'html-error-page:listBlogs');
    faults(http.get('*/api/galleries', () => HttpResponse.json({ success: false, data: [] })));
    const { user } = await renderApp('/Media_Content');
    for (const [name, , empty] of kinds)
      expect(await within(await section(name)).findByText(empty)).toBeVisible();
    clearScenarios();
    for (const [name, , , , loaded] of kinds) {
      const shown = within(await section(name));
      await user.click(shown.getByRole('button', { name: 'Try again' }));
      expect(await shown.findByText(loaded)).toHaveFocus();
    }
  });
});

describe('one item of the gallery', () => {
  it('shows it with five others', async () => {
    await renderApp('/content/foto-bersama-malang');
    const title = 'Foto bersama juara umum Semeru Robot Open';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const item = galleryTexts.find(({ slug }) => slug === 'foto-bersama-malang');
    expect(document.title).toBe(`${title} · RoboLaga`);
    expect(description()).toBe(item?.description);
    expect(screen.getByText(item?.description ?? '')).toBeVisible();
    expect(screen.getByRole('img', { name: title })).toHaveAttribute(
      'src',
      '/storage/gallery/foto-bersama-malang.svg',
    );
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();

    const related = within(screen.getByRole('navigation', { name: 'Related Content' }));
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.not.arrayContaining(['/content/foto-bersama-malang']),
    );
    expect(related.getAllByRole('link')).toHaveLength(5);
    expect(
      related.getByText(
        'Dua robot saling mengunci selama hampir tiga menit sebelum Badik Baterai mene...',
      ),
    ).toBeVisible();
  });

  it('goes by its id where it has no slug, and cuts long titles of others', async () => {
    faults(
      answer('galleries', [
        {
          id: 41,
          title: 'Tanpa nama',
          image: 'gallery/x.svg',
          slug: null,
          description: null,
          created_at: 'kemarin',
        },
        {
          id: 42,
          title: 'x'.repeat(46),
          image: 'gallery/y.svg',
          slug: 'lain',
          description: 'y'.repeat(81),
          created_at: '2026-08-17T03:15:00Z',
        },
      ]),
    );
    const { user, currentPath } = await renderApp('/content/41');
    expect(await screen.findByRole('heading', { level: 1, name: 'Tanpa nama' })).toBeVisible();
    expect(screen.getByText(/Belum ada keterangan untuk media ini/)).toBeVisible();
    expect(description()).toMatch(/Belum ada keterangan/);
    expect(screen.getByText('kemarin')).toBeVisible();
    const other = screen.getByRole('link', { name: `${'x'.repeat(42)}... ${'y'.repeat(77)}...` });
    await user.click(other);
    expect(await screen.findByRole('heading', { level: 1, name: 'x'.repeat(46) })).toBeVisible();
    expect(currentPath()).toBe('/content/lain');
  });

  it('says when there is none', async () => {
    const { user, currentPath } = await renderApp('/content/tidak-ada');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Content not found' }),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
  });
});

describe('one blog', () => {
  const slug = 'robot-tercepat-jarang-juara';

  it('shows the article and the recent ones', async () => {
    const { user, currentPath } = await renderApp(`/blog/${slug}`);
    const blog = arenaBlogs.find((one) => one.slug === slug);
    expect(await screen.findByRole('heading', { level: 1, name: blog?.title })).toBeVisible();
    expect(document.title).toBe(`${blog?.metaTitle} · RoboLaga`);
    expect(description()).toBe(blog?.metaDescription);
    expect(
      screen.getByRole('heading', { level: 2, name: 'Apa yang berubah antara pagi dan sore' }),
    ).toBeVisible();
    expect(screen.getByRole('group', { name: 'Tabel 1' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('button', { name: 'Share' })).toBeVisible();

    const recent = within(screen.getByRole('navigation', { name: 'Recent Blogs' }));
    const blogs = await read<{ slug: string }>('/api/blogs');
    expect(recent.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      blogs.slice(0, 5).map((one) => `/blog/${one.slug}`),
    );
    const current = recent.getByRole('link', { current: 'page' });
    expect(current).toHaveAttribute('href', `/blog/${slug}`);
    expect(current).toHaveTextContent(`${blog?.title.slice(0, 57)}...`);

    await user.click(recent.getAllByRole('link')[0] ?? current);
    expect(
      await screen.findByRole('heading', { level: 1, name: arenaBlogs[0]?.title }),
    ).toBeVisible();
    expect(document.title).toBe('Ritual sebelum lomba robot | RoboLaga');
    await user.click(screen.getByRole('link', { name: 'halaman turnamen' }));
    await waitFor(() => expect(currentPath()).toBe('/tournaments'));
  });

  it('cleans what it shows, and does without what is missing', async () => {
    const content =
      '<h1 id="root" onclick="x()">Bab</h1><script>document.title = "x"</script><a href="javascript:x()">klik</a> <a href="https://x.test/">luar</a><p><img src="/storage/none.png" alt="Robot biru"></p>';
    faults(
      answer('blogs', [
        {
          id: 1,
          title: 'Judul',
          slug: 'a&b',
          image: null,
          created_at: '2026-08-17T03:15:00Z',
          content,
          meta_title: null,
          meta_description: null,
        },
      ]),
    );
    await renderApp('/blog/a%26b');
    expect(await screen.findByRole('heading', { level: 2, name: 'Bab' })).not.toHaveAttribute('id');
    expect(document.title).toBe('Judul · RoboLaga');
    expect(description()).toBe('Judul');
    expect(screen.queryByRole('link', { name: 'klik' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'luar' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    fireEvent.error(screen.getByRole('img', { name: 'Robot biru' }));
    expect(screen.queryByRole('img', { name: 'Robot biru' })).not.toBeInTheDocument();
    expect(screen.getByText('Robot biru')).toBeVisible();
  });

  it('says when there is none', async () => {
    const { user, currentPath } = await renderApp('/blog/tidak-ada');
    expect(await screen.findByRole('heading', { level: 1, name: 'Blog not found.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Lihat semua blog' }));
    await waitFor(() => expect(currentPath()).toBe('/Media_Content'));
  });
});

it.each<[string, ScenarioText, string, string, string]>([
  [
    '/content/final-sumo-makassar',
    'server-500:listGalleryItems',
    'Loading content...',
    'Media ini gagal dimuat.',
    'Final sumo yang berakhir di detik terakhir',
  ],
  [
    '/blog/membaca-lawan-di-atas-dohyo',
    'server-500:listBlogs',
    'Loading blog...',
    'Blog ini gagal dimuat.',
    'Membaca lawan di atas dohyo',
  ],
])(
  '%s is not missing while it loads or where it cannot be loaded',
  async (address, text, loading, failed, title) => {
    await applyScenarios(text);
    const answer = Promise.withResolvers<void>();
    faults(http.get('*/api/*', () => answer.promise));
    const { user } = await renderApp(address);
    expect(await screen.findByText(loading)).toBeInTheDocument();
    answer.resolve();
    expect(await screen.findByText(failed)).toBeVisible();
    expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);
