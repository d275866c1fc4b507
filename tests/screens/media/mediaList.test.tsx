import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { arenaBlogs } from '../../../server/seed/media/blogs/arena.ts';
import { answerList, readList } from '../../support/screens/lists.ts';
import { useTestApp } from '../../support/screens/renderApp.tsx';

const { renderApp, faults, applyScenarios, clearScenarios, backend } = useTestApp();

/** By its heading: the page is long, and roles are dear on it. */
async function section(name: string): Promise<HTMLElement> {
  const found = (await screen.findByText(name, { selector: 'h2' })).closest('section');
  if (!found) throw new Error(`${name} stands in no section`);
  return found;
}
const items = (list: HTMLElement) => [...list.querySelectorAll('ul[aria-labelledby] > li')];

const kinds = [
  [
    'Video Content',
    'videos',
    'No videos available.',
    'Memuat video...',
    '20 video · halaman 1 dari 3',
  ],
  [
    'Media & Content',
    'galleries',
    'No media available.',
    'Memuat media...',
    '20 media · halaman 1 dari 3',
  ],
  ['Blog', 'blogs', 'No blogs available.', 'Memuat blog...', '12 blog'],
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
    await waitFor(() => expect(document.title).toBe('Media · RoboLaga'));
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
    await user.click((await pages('Halaman video')).getByRole('button', { name: 'Halaman 2' }));
    expect(await within(videos).findByText('20 video · halaman 2 dari 3')).toHaveFocus();
    await user.click((await pages('Halaman media')).getByRole('button', { name: 'Next' }));
    await user.click((await pages('Halaman media')).getByRole('button', { name: 'Halaman 3' }));
    expect(await within(media).findByText('20 media · halaman 3 dari 3')).toHaveFocus();
    expect(items(media)).toHaveLength(4);
    expect(
      (await pages('Halaman media')).getByRole('button', { name: 'Halaman 3' }),
    ).toHaveAttribute('aria-current', 'page');
    expect((await pages('Halaman media')).getByRole('button', { name: 'Next' })).toBeDisabled();
    expect(router.state.location.search).toBe('?from=mail&videos=2&media=3');

    await user.click(within(media).getByRole('link', { name: 'Juara Bengawan Robot Derby' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Juara Bengawan Robot Derby' }),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Kembali' }));
    expect(await screen.findByText('20 video · halaman 2 dari 3')).toBeVisible();
    expect(screen.getByText('20 media · halaman 3 dari 3')).toBeVisible();
    await user.click((await pages('Halaman video')).getByRole('button', { name: 'Halaman 1' }));
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
      await readList<{ id: number; slug: string | null; title: string }>(backend, '/api/galleries')
    ).filter(({ slug }) => slug === null);
    expect(media.getByRole('link', { name: nameless?.title })).toHaveAttribute(
      'href',
      `/content/${nameless?.id}`,
    );

    const long = arenaBlogs.find(({ title }) => title.length > 80);
    const cutTitle = `${long?.title.slice(0, 77)}...`;
    const card = await within(await section('Blog')).findByRole('article', { name: cutTitle });
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
      answerList('blogs', [
        null,
        { id: 2, title: 'Tanpa alamat', slug: null },
        { id: 3, title: 'Tanpa isi', slug: 'x' },
      ]),
    );
    faults(
      answerList('galleries', [
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
      answerList('videos', [
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
    expect(await screen.findByText('2 video')).toBeVisible();
    expect(await screen.findByText('1 media')).toBeVisible();
    expect(await screen.findByText('1 blog')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Halaman video' })).not.toBeInTheDocument();
  });

  it('says what there is none of', async () => {
    await applyScenarios('empty-everything');
    await renderApp('/Media_Content');
    for (const [name, , empty] of kinds) {
      const shown = within(await section(name));
      expect(await shown.findByText(empty)).toBeVisible();
      expect(shown.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
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
      await user.click(shown.getByRole('button', { name: 'Coba lagi' }));
      expect(await shown.findByText(loaded)).toHaveFocus();
    }
  });
});
